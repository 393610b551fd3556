export {ApiResponse as default} from '../../api-reference/ui/ApiField';
