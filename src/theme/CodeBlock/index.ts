export {default} from '../../content/ui/CodeBlock';
