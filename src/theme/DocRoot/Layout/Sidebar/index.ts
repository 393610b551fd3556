export {default} from '../../../../docs/ui/DocRoot/Layout/Sidebar';
