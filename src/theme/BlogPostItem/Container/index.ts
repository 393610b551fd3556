export {default} from '../../../blog/ui/BlogPostItem/Container';
