export {default} from '../../../blog/ui/BlogPostItem/Footer';
