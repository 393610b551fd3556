export {default} from '../../../docs/ui/DocSidebarItem/Category';
