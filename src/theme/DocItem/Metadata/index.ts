export {default} from '../../../docs/ui/DocItem/Metadata';
