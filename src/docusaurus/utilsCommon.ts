/** What the theme takes from `@docusaurus/utils-common` in a browser. */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';

export const blogPostContainerID = '__blog-post-container';
