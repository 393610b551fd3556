/** What the other rooms may import from the rules. */
export {rules} from '.';
export {filesOn, type ProjectFiles} from './files';
export {parsePage} from './page';
export {addressesNow, ledgerFile, moved} from './published';
export {check, type Finding} from './rule';
export {addressesOf, addressOf, anchorsOf, readSite, type Site} from './site';
export {fencesOf, linksOf} from './text';
export {lint} from './tools';
