/** What the other rooms may import from the API reference. */
export {writeCatalogue} from './catalogue/writeCatalogue';
export {changesBetween, type Change} from './changelog';
export {publish} from './changelog/publish';
export {writeChanges} from './changelog/writeChanges';
export {calledBy, type Called, type CalledServer} from './model/called';
export {sourceOf} from './model/reading';
