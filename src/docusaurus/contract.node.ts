/** What other rooms may use of Docusaurus's inside in Node. */
export {toSidebarsProp} from '@docusaurus/plugin-content-docs/lib/props.js';
export {blogOf, listedPosts} from './blogPosts';
export {generatedModule} from './generated/modules';
