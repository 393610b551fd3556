import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Patch} from './patch';
import {proofOf} from './proof';
import {misfits} from './shape';
import {warnOfMisfit} from './standAside';

export type Options = {
  /** False leaves out every patch that only gains speed. */
  speed: boolean;
};

/**
 * @param patches in the order in which they are made
 * @returns a plugin for each patch that fits; a patch that only gains speed and does not fit is left out with a warning
 * @throws Error where a patch of behaviour does not fit, with what does not and the remedy
 */
export function pluginsOf(patches: readonly Patch[], {speed}: Options): ((context: LoadContext) => Plugin)[] {
  const left = new Set<string>();
  const wanted = patches.filter(({kind}) => speed || kind === 'behaviour');
  for (const patch of wanted) {
    const found = misfits(patch);
    if (found.length === 0) continue;
    if (patch.kind === 'behaviour')
      throw new Error(
        `The patch "${patch.name}" does not fit this version of Docusaurus (it was seen to fit ${patch.versions.join(', ')}):\n${found.map((one) => `  ${one}`).join('\n')}\n  Remedy: adapt src/docusaurus/${patch.name}, and add the version to its entry.`,
      );
    left.add(patch.name);
    warnOfMisfit(patch.name, found);
  }
  const needed = ({needs = []}: Patch) => needs.filter((name) => left.has(name));
  for (const patch of wanted)
    if (!left.has(patch.name) && needed(patch).length) {
      left.add(patch.name);
      warnOfMisfit(patch.name, [`it needs the patch "${needed(patch).join('", "')}"`]);
    }
  return wanted
    .filter(({name}) => !left.has(name))
    .map(
      ({name, plugin}) =>
        (context) =>
          plugin(context, proofOf(name, `src/docusaurus/${name}`)),
    );
}
