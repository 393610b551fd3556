import type {Config} from '@docusaurus/types';

/** All of @docusaurus/faster but its bundler cache, which goes stale when a local plugin changes. */
const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  rspackPersistentCache: false,
  ssgWorkerThreads: true,
};

export const future: Config['future'] = {
  v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true},
  experimental_faster: faster,
};
