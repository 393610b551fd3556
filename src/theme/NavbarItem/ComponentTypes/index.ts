export {default} from '../../../layout/ui/NavbarItem/ComponentTypes';
