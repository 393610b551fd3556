export {default} from '../../layout/ui/BackToTopButton';
