export {default} from '../../../layout/ui/Icon/LightMode';
