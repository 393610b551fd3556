export {default} from '@theme/DocItem';
