export {default} from '../../blog/ui/BlogTagsListPage';
