export {default} from '../../../../blog/ui/BlogAuthorsListPage';
