/** What a room does with the pages of a finished build. */
import type {Plugin} from '@docusaurus/types';
import type {Edit} from './edits';
import type {BuiltPage} from './page';

/** Announces a change of the page; all changes are made together, when every step has read the page. */
export type Change = (edit: Edit) => void;

type Done = Promise<void> | void;

/** Each part is called for all steps, in their order, before the next part begins. */
export type Step = {
  /** The same as that of no other step. */
  name: string;
  /** Names of the steps that come after this one. */
  before?: readonly string[];
  /** Before the first page: writes the files that pages name. */
  prepare?: (outDir: string) => Done;
  /** For each page, as Docusaurus rendered it: no step sees what another one changes. */
  page?: (page: BuiltPage, change: Change) => Done;
  /** After the last page: writes what is made of all of them. `routes` are the site paths of all pages, as Docusaurus has them. */
  finish?: (outDir: string, routes: readonly string[]) => Done;
};

/** A plugin of Docusaurus that has a step; only src/build/plugin.ts has a `postBuild`. */
export type PluginWithStep = Plugin & {builtPages: Step};
