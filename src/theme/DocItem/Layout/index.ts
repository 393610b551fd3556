export {default} from '../../../docs/ui/DocItem/Layout';
