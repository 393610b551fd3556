export {default} from '../../../layout/ui/Icon/Edit';
