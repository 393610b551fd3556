export {default} from '../../../layout/ui/Navbar/MobileSidebar';
