export {default} from '../../blog/ui/BlogTagsPostsPage';
