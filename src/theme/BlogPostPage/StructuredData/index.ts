export {default} from '../../../blog/ui/BlogPostPage/StructuredData';
