export {default} from '../../../docs/ui/DocSidebarItem/Link';
