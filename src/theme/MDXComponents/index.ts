export {default} from '../../content/ui/MDXComponents';
