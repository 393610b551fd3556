export {default} from '../../../layout/ui/Icon/SystemColorMode';
