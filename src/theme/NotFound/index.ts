export {default} from '../../layout/ui/NotFound';
