export {default} from '../../blog/ui/BlogListPage';
