export {default} from '../../diagrams/ui/Diagram';
