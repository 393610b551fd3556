/** What other rooms may use of the pass over built pages; all of it runs in Node. */
export {replaced, withAttribute, type Edit} from './edits';
export {BuiltPage, elementsBelow} from './page';
export {leadsOn, pageFiles, pagesOf, readPage, writeFiles} from './pages';
export type {Change, PluginWithStep, Step} from './stepType';
