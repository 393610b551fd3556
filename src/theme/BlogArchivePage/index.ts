export {default} from '../../blog/ui/BlogArchivePage';
