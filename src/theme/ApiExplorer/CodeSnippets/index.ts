export {RequestSamples as default} from '../../../api-reference/ui/ApiSamples';
