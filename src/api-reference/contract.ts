/** What the commands use of the API reference. */
export {changesBetween, type Change} from './changelog';
export {publish} from './changelog/publish';
export {writeChanges} from './changelog/write';
