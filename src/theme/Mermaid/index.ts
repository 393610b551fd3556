export {default} from '../../diagrams/ui/Mermaid';
