/** What the other rooms may import from the rules. */
export {rules} from '.';
export {check} from './engine/check';
export {kindsOf} from './engine/pageKinds';
export {shapes, type Shape} from './lists';
export {changed, filesOf, filesOn, type ProjectFiles} from './engine/files';
export {blocksOf} from './engine/insertedBlocks';
export {linksOf, linkSpan} from './engine/linkSpan';
export {parsePage, type Page} from './engine/page';
export {anchorsOf, fencesOf, hasAnchor, placeIn} from './engine/pageText';
export {fixesByPath, withFixes} from './engine/fix';
export {rulesGuide} from './engine/guide';
export {asText, catalogue, formats, report, type Format} from './engine/report';
export type {Finding} from './engine/rule';
export {readSite, type Site} from './engine/site';
export {addressOf, idOf} from './engine/siteAddresses';
