/** What the other rooms may import from the rules. */
export {rules} from '.';
export {check} from './engine/check';
export {filesOn} from './engine/files';
export {fencesOf} from './engine/pageText';
export {fixesByPath, withFixes} from './engine/fix';
export {catalogue, formats, report} from './engine/report';
export {readSite, type Site} from './engine/site';
