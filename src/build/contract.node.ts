/** What other rooms may use of the pass over built pages; all of it runs in Node. */
export {applyEdits, replaced, withAttribute, type Edit} from './edits';
export {BuiltPage, elementsBelow} from './page';
export {pageFiles, pagesOf, readPage} from './pages';
export type {Change, PluginWithStep, Step} from './stepType';
