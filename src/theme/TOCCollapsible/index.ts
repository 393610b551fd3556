export {default} from '../../docs/ui/TOCCollapsible';
