export {default} from '../../../../blog/ui/BlogAuthorsPostsPage';
