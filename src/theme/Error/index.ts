export {default} from '../../layout/ui/Error';
