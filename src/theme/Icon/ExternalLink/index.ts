export {default} from '../../../layout/ui/Icon/ExternalLink';
