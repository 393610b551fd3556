import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Proof} from './proof';

/** A place inside a package that a patch relies on, and what it has to look like there. */
export type Target = {
  /** Module as Node resolves it, such as `@docusaurus/core/lib/client/clientEntry.js`. */
  module: string;
  /** What the file has to contain for the patch to fit. */
  has: RegExp;
};

/** A change to the inside of Docusaurus, of its bundler or of its router, for which there is no option. */
export type Patch = {
  name: string;
  /** `speed`: readers and authors get the same without it; it stands aside where it does not fit, and with SPEED=off. */
  kind: 'speed' | 'behaviour';
  /** Patches without which this one breaks the site: it stands aside with them. */
  needs?: readonly string[];
  targets: readonly Target[];
  /** Versions of Docusaurus that it was seen to fit. */
  versions: readonly string[];
  why: string;
  /** What it gains, with the figure. */
  gain: string;
  /** How a build proves that it was applied. */
  proof: string;
  /** When it can go. */
  until: string;
  /** @param proof is told of each part of the patch that was applied */
  plugin: (context: LoadContext, proof: Proof) => Plugin;
};
