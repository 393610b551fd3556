export {default} from '../../docs/ui/DocTagsListPage';
