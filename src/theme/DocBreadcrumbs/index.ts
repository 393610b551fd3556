export {default} from '../../docs/ui/DocBreadcrumbs';
