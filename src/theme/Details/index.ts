export {default} from '../../content/ui/Details';
