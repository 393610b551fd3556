export {default} from '../../../../layout/ui/Navbar/MobileSidebar/Toggle';
