export {default} from '../../../api-reference/ui/ApiColumns';
