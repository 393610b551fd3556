export {default} from '../../layout/ui/Footer';
