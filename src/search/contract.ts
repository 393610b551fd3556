/** What the other rooms may import from the search. */
export {indexPath} from './engines/embedded/indexFile';
export {push} from './engines/hosted/push';
export {toHosted} from './engines/hosted/hostedRecords';
export {settings} from './engines/hosted/indexSettings';
export {hostedSynonyms} from './engines/hosted/hostedSynonyms';
export {collectRecords} from './records/collect';
export {levels, titleOf, type SearchRecord} from './records/record';
