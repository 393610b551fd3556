export {default} from '../../docs/ui/DocSidebar';
