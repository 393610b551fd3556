/** The colour of a page in each mode, for what stands outside of sheets, such as the bar of a browser. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

export type PageColours = {light: string; dark: string};

const tokensPath = path.resolve(__dirname, '../css/tokens.css');

/**
 * @param tokens text of `src/css/tokens.css`, whose light mode comes first
 * @returns the colours, with six digits, which every reader of a manifest knows
 * @throws Error when the sheet has not one for each mode
 */
export function pageColours(tokens = readFileSync(tokensPath, 'utf8')): PageColours {
  const [light, dark, ...more] = [...tokens.matchAll(/--hub-page: (#\w+);/g)].map(([, colour = '']) =>
    colour.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3'),
  );
  if (!light || !dark || more.length)
    throw new Error(
      'src/css/tokens.css: --hub-page has not one colour for the light and one for the dark mode. Remedy: restore them, or change src/site-files/pageColours.ts.',
    );
  return {light, dark};
}
