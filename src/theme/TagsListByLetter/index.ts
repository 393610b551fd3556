export {default} from '@site/src/ui/TagsList';
