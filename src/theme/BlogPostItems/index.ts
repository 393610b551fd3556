export {default} from '../../blog/ui/BlogPostItems';
