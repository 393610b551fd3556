export {ApiFields as default} from '../../api-reference/ui/ApiField';
