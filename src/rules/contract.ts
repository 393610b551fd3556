/** What the other rooms may import from the rules. */
export {rules} from '.';
export {filesOn, type ProjectFiles} from './files';
export {check, type Finding} from './rule';
export {readSite, type Site} from './site';
export {fencesOf} from './text';
export {lint} from './tools';
