export {default} from '../../layout/ui/AnnouncementBar';
