/** What other rooms may use of the runtime; all of it runs in a browser. */
export {onHandover, takePress} from './bootstrap/hydration';
export {listenForControls} from './controls';
export {closeMenu, isMenuOpen, openMenu} from './controls/menu';
export {placeNavbar} from './controls/navbar';
export {fieldOf, listenForSearch, opened, showSearch, writeQuery} from './controls/search';
export {firstScreen, remainder} from './critical-css/aboveTheFold';
export {decoded, localPath} from './navigation/address';
export {fetchJson} from './recovery/fetchJson';
export {freshDocument, reloadInPlace} from './recovery/freshDocument';
export {showNotice} from './recovery/notice';
export {inTime} from './recovery/timeout';
export {isUpdated} from './recovery/version';
