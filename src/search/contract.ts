/** What the commands use of the search. */
export {entryPath} from './engines/embedded/layout';
export {push} from './engines/hosted/push';
export {toHosted} from './engines/hosted/records';
export {settings} from './engines/hosted/settings';
export {hostedSynonyms} from './engines/hosted/synonyms';
export {collectRecords} from './records/collect';
export type {SearchRecord} from './records/record';
