export {default} from '@site/src/docs/ui/DocCardList';
