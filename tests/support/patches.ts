import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Patch} from '../../src/docusaurus/patch';
import {proofOf} from '../../src/docusaurus/proof';

/** @returns the plugin of a patch, for a site of which it needs nothing */
export const pluginOf = ({name, plugin}: Patch, context: Partial<LoadContext> = {}): Plugin =>
  plugin(context as LoadContext, proofOf(name, 'here'));
