export {default} from '@site/src/ui/Tag';
