/** Exports of the runtime for other rooms; all of it runs in a browser. */
export {onHandover} from './bootstrap/hydration';
export {startAtOnce} from './bootstrap/ready';
export {fieldOf, listenForClose, searchDialog, writeQuery} from './controls/search';
export {decoded, localPath} from './navigation/address';
export {fetchJson, fetchText} from './recovery/fetchJson';
export {reloadInPlace} from './recovery/reload';
export {inTime} from './recovery/timeout';
export {isUpdated, pageVersion} from './recovery/version';
