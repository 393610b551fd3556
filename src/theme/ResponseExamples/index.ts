export {ExampleSamples as default} from '../../api-reference/ui/ApiSamples';
