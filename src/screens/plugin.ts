export {drawnScreens} from './markdown';
