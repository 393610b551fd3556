export {default} from '@generated/content-downloads/default/terms.json';
