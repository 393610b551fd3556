export {default} from '../../api-reference/ui/ApiField';
