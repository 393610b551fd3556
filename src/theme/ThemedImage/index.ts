export {default} from '../../layout/ui/ThemedImage';
