export {default} from '../../../docs/ui/DocItem/Content';
