export {default} from '../../docs/ui/TOC';
