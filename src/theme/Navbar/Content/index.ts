export {default} from '../../../layout/ui/Navbar/Content';
