export {default} from '../../content/ui/TabItem';
