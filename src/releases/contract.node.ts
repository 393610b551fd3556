/** What commands may use of builds and releases; all of it runs in Node. */
export {buildAside} from './aside';
export {listOf} from './complete';
export {currentIn, currentOf, lockOf} from './folder/history';
export {publish, type Published} from './folder/publish';
export {rollBack, type RolledBack} from './folder/rollback';
export {locked} from './lock';
export {differences, digestOf, readManifest, type Manifest, type Origin} from './manifest';
