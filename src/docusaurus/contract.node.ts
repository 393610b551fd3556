/** What other rooms may use of Docusaurus's inside in Node. */
export {toSidebarsProp} from '@docusaurus/plugin-content-docs/lib/props.js';
export {board, isFirst, tellFindings, tellTroubles, type Trouble} from './dev-server/board';
export {takingChanges} from './dev-server/content';
export {latest, latestPlugins} from './dev-server/latest';
export {keepingModules} from './dev-server/modules';
export {compilingOnDemand, type Listening} from './dev-server/onDemand';
export {pagesInOneChunk} from './dev-server/registry';
export {ourTroubles} from './dev-server/ourTroubles';
export {startBeside} from './dev-server/processes';
export {misfitsOfReloading, orderlyReloads} from './dev-server/reloading';
export {generatedModule} from './generated/modules';
