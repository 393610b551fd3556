/** What the other rooms may import from the search. */
export {indexPath} from './engines/embedded/indexFile';
export {push} from './engines/hosted/push';
export {toHosted} from './engines/hosted/hostedRecords';
export {hostedSynonyms, settings} from './engines/hosted/indexSettings';
export {collectRecords} from './records/extract';
export {levels, titleOf, type SearchRecord} from './records/record';
