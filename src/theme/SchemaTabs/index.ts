export {ApiChoices as default} from '../../api-reference/ui/ApiField';
