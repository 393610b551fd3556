export {default} from '../../../api-reference/ui/TryIt/Body';
