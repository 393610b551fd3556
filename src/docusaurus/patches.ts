/** Every change to the inside of Docusaurus that the build makes, in the order in which it is made. */
import {clientBundlePatch} from './client-bundle/patch';
import {deterministicOutputPatch} from './deterministic-output/patch';
import {devServerPatch} from './dev-server/patch';
import {focusRingPatch} from './focus-ring/patch';
import {navigationPatch} from './navigation/patch';
import {noPrismPatch} from './no-prism/patch';
import type {Patch} from './patch';
import {postcssPatch} from './postcss/patch';
import {routingPatch} from './routing/patch';
import {sequentialCompilationPatch} from './sequential-compilation/patch';

export const patches: readonly Patch[] = [
  clientBundlePatch,
  sequentialCompilationPatch,
  deterministicOutputPatch,
  routingPatch,
  noPrismPatch,
  navigationPatch,
  focusRingPatch,
  postcssPatch,
];

/** Changes of which `npm start` alone is made. */
export const devPatches: readonly Omit<Patch, 'plugin'>[] = [devServerPatch];
