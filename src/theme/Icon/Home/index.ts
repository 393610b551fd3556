export {default} from '../../../layout/ui/Icon/Home';
