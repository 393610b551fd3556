export {default} from '../../../docs/ui/DocItem/Footer';
