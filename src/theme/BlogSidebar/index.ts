export {default} from '../../blog/ui/BlogSidebar';
