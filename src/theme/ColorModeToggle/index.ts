export {default} from '../../layout/ui/ColorModeToggle';
