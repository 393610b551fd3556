export {default} from '../../../../blog/ui/BlogPostItem/Header/Info';
