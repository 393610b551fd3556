export {default} from '../../api-reference/ui/ApiBody';
