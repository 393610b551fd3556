/** What commands may use of builds; all of it runs in Node. */
export {buildAside} from './aside';
export {listOf} from './complete';
export {locked} from './lock';
export {differences, digestOf, readManifest, type Manifest, type Origin} from './manifest';
