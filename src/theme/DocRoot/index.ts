export {default} from '../../docs/ui/DocRoot';
