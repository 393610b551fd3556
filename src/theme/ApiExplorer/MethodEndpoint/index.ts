export {default} from '../../../api-reference/ui/ApiEndpoint';
