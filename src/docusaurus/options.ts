/** Options of Docusaurus that have no effect here stop the build, with a sentence that says what has. */
import {DEFAULT_CONFIG} from '@docusaurus/theme-classic/lib/options.js';
import type {DocusaurusConfig} from '@docusaurus/types';
import {get, isEqual} from 'lodash';

const code =
  'The build colours code: change src/css/code.css, and marks of lines in src/content/code/readFence.ts';
const author = 'Pages show the day of their last change alone: leave the option out';
const feeds = 'src/blog/feeds writes the feeds: change it there';

/** By the name of an option of `themeConfig`: the only value that it may have, and what to do instead. */
const theme: Readonly<Record<string, [value: unknown, remedy: string]>> = {
  'prism.theme': [DEFAULT_CONFIG.prism.theme, code],
  'prism.darkTheme': [undefined, code],
  'prism.magicComments': [DEFAULT_CONFIG.prism.magicComments, code],
  'prism.defaultLanguage': [undefined, 'Name the language of a block after its fence'],
  'announcementBar.backgroundColor': [undefined, 'Change the colours in src/css/tokens.css'],
  'announcementBar.textColor': [undefined, 'Change the colours in src/css/tokens.css'],
  'docs.sidebar.hideable': [false, 'Leave the option out'],
  'navbar.hideOnScroll': [true, 'Change src/runtime/controls/navbar.ts'],
};

/** The same for the options of the docs plugin, and of the blog of the preset. */
const plugins: typeof theme = {
  showLastUpdateAuthor: [undefined, author],
  'blog.showLastUpdateAuthor': [undefined, author],
  'blog.feedOptions': [{type: null}, feeds],
};

type Options = Readonly<Record<string, unknown>>;

/** @returns one sentence for each option that has another value than it may have */
function refused(place: string, options: Options, known: typeof theme): string[] {
  const set = Object.entries(known).filter(([name, [value]]) => !isEqual(get(options, name, value), value));
  return set.map(([name, [, remedy]]) => `${place}.${name} has no effect here. Remedy: ${remedy}.`);
}

/**
 * @param config as Docusaurus has validated it
 * @throws Error that names each option of `docusaurus.config.ts` that would do nothing
 */
export function refuseOptions({themeConfig, presets, plugins: list}: DocusaurusConfig): void {
  const options = [...presets, ...list].flatMap((one) => (Array.isArray(one) ? [one[1] as Options] : []));
  const sentences = [
    ...refused('themeConfig', themeConfig as Options, theme),
    ...options.flatMap((one) => refused('options', one, plugins)),
  ];
  if (sentences.length) throw new Error(`docusaurus.config.ts: ${sentences.join('\n')}`);
}
