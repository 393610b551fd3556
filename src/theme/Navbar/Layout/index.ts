export {default} from '../../../layout/ui/Navbar/Layout';
