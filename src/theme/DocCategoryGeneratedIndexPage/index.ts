export {default} from '../../docs/ui/DocCategoryGeneratedIndexPage';
