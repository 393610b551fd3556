/** Exports of the site map for other rooms, in Node only. */
export {sidebarsOf} from './docsEntries';
export {areasOf} from './plugin';
