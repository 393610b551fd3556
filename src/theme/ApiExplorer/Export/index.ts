export {default} from '../../../api-reference/ui/ApiDownloads';
