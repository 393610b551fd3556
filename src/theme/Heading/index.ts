export {default} from '../../content/ui/Heading';
