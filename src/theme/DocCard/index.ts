export {default} from '../../docs/ui/DocCard';
