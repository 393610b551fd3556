/** What other rooms may use of Docusaurus's inside in Node. */
export {toSidebarsProp} from '@docusaurus/plugin-content-docs/lib/props.js';
export {takingChanges} from './dev-server/content';
export {compilingOnDemand} from './dev-server/onDemand';
export {pagesInOneChunk} from './dev-server/registry';
export {generatedModule} from './generated/modules';
