import type {Config} from '@docusaurus/types';
import {isAtLeast} from './version';

/** Named one by one: `v4: true` means more with each version (in 3.10 other keys in storage, and no `{#id}` in MDX). */
const v4 = {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true};

/** All of @docusaurus/faster but its bundler cache, which goes stale when a local plugin changes (src/dev/plugin). */
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

/** Docusaurus 3.10 stops at the name that `faster` had before. */
export const future = {
  v4,
  [isAtLeast('3.10') ? 'faster' : 'experimental_faster']: faster,
} as Config['future'];
