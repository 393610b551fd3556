/** Pages follow their data. */
import {readFileSync} from 'node:fs';
import {Globby, loadFreshModule} from '@docusaurus/utils';
import {compile, state, type Made} from './state';

/** Reads all data anew, and compiles the pages that show something else than before. */
export async function madeAnew(): Promise<Made> {
  const {taken: before} = state;
  if (before.size) state.made = (await loadFreshModule(require.resolve('./made'))) as Made;
  const pages = await Globby(['{docs,blog,src/pages}/**/*.{md,mdx}', '!docs/api/**'], {absolute: true});
  state.taken = new Map(pages.map((page) => [page, state.made.takenBy(readFileSync(page, 'utf8'))]));
  compile(pages.filter((page) => before.get(page) !== state.taken.get(page)));
  return state.made;
}

type Attacher = () => (...page: never[]) => void;

const follow = (plugin: Attacher): Attacher =>
  plugin.name in state.made
    ? () =>
        (...page) =>
          (state.made as unknown as Record<string, Attacher>)[plugin.name]?.()(...page)
    : plugin;

type Pages = {
  insertContent: Made['insertContent'];
  beforeDefaultRemarkPlugins: Attacher[];
  rehypePlugins: Attacher[];
};

/** @returns what compiles pages, with the data of the moment for each page */
export const following = ({beforeDefaultRemarkPlugins, rehypePlugins}: Pages): Pages => ({
  insertContent: (text) => state.made.insertContent(text),
  beforeDefaultRemarkPlugins: beforeDefaultRemarkPlugins.map(follow),
  rehypePlugins: rehypePlugins.map(follow),
});
