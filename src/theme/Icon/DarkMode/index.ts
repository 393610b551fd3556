export {default} from '../../../layout/ui/Icon/DarkMode';
