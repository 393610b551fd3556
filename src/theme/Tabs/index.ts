export {default} from '../../content/ui/Tabs';
