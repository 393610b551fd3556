export {default} from '../../layout/ui/ErrorPageContent';
