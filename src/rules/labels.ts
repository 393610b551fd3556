import {toString as textOf} from 'mdast-util-to-string';
import type {PhrasingContent, Strong} from 'mdast';
import {visit} from 'unist-util-visit';
import {products} from '../site/products';
import {labelsOf, leads, screens, vendorWays, waysOf} from '../screens/contract';
import {nearest} from './engine/nearest';
import type {Page} from './engine/page';
import {placeOf} from './engine/pageText';
import type {Problem, Rule} from './engine/rule';
import type {Site} from './engine/site';

const folders = products.map(({id}) => `docs/${id}/`);

/**
 * Whether the labels of a page all exist in a screen: it is about a product whose pages show any. Pages about this site name
 * labels of the site.
 */
function isCovered({path}: Page, {pages}: Site): boolean {
  const folder = folders.find((one) => path.startsWith(one));
  return !!folder && pages.some((page) => page.path.startsWith(folder) && page.source.includes('```screen'));
}

const [folder = ''] = folders;
const path = `${folder}sample.md`;
/** Another page of the product, which shows a screen. */
const beside = {[`${folder}home.md`]: '```screen\nhome\n```\n'};

const all = Object.values(screens);
const ways = [...all.flatMap(waysOf), ...vendorWays];
const known = new Set([...all.flatMap((screen) => [...labelsOf(screen)]), ...vendorWays.flat()]);

const label = [...known].find((one) => /^[A-Z][a-z]+$/.test(one)) ?? '';
const [first = '', second = ''] = ways.find((way) => new Set(way).size > 1) ?? [];

/** As `src/content/markdown/labels.ts` tells labels from terms. */
function isLabel(strong: Strong, before?: PhrasingContent, after?: PhrasingContent): boolean {
  if (before) return true;
  return !!after && !/[.:]$/.test(textOf(strong)) && !/^\s*[:.]/.test(textOf(after));
}

const isStep = (node?: PhrasingContent) => node?.type === 'text' && /^\s*>\s*$/.test(node.value);

/** The labels from here on that `>` joins. */
function pathFrom(siblings: readonly PhrasingContent[], index: number): string[] {
  const node = siblings[index];
  if (node?.type !== 'strong') return [];
  return [textOf(node), ...(isStep(siblings[index + 1]) ? pathFrom(siblings, index + 2) : [])];
}

const missing = (name: string): Omit<Problem, 'line'> => ({
  message: `No screen has the label ${JSON.stringify(name)}.`,
  remedy: `write ${nearest(name, [...known]) ?? 'it as the screen does'}. A new label belongs in its screen in docs/<product>/_screens, or in docs/_vendors.yml if another company's screen has it. Emphasis that is no label is in *italics*.`,
});

export const labels: Rule = {
  name: 'labels',
  sentence:
    'On pages of a product that show its screens, bold words inside a sentence, and paths such as "**A** > **B**", are labels of a screen of docs/<product>/_screens, or of a vendor named in docs/_vendors.yml.',
  good: [
    {
      // A site whose products have no screens yet has no labels.
      text: `${label && `Select **${label}**.\n\n`}- **Any term**: text.\n\n**A lead.** Text.`,
      path,
      beside,
    },
    {text: `Go to **${first}** > **${second}**.`, path, beside},
    {text: 'Select **No such label** here.'},
    // No page of the product shows a screen yet.
    {text: 'Select **No such label** here.', path},
  ],
  bad: [
    {text: 'Text.\n\nSelect **No such label** here.', path, beside, lines: [3]},
    {text: 'Take **no such way**.', path, beside},
    // A site whose products have no screens yet has no ways.
    ...(second ? [{text: `Go to **${second}** > **${first}**.`, path, beside}] : []),
  ],
  page(page, site) {
    const problems: Problem[] = [];
    if (!isCovered(page, site)) return problems;
    visit(page.tree, 'strong', (strong, index, parent) => {
      if (!parent || index === undefined) return;
      const siblings = parent.children as PhrasingContent[];
      if (!isLabel(strong, siblings[index - 1], siblings[index + 1])) return;
      const name = textOf(strong);
      if (!known.has(name) && !vendorWays.some((way) => way.join(' > ') === name))
        problems.push({...placeOf(strong), ...missing(name)});
      const path = isStep(siblings[index - 1]) ? [] : pathFrom(siblings, index);
      if (path.length > 1 && path.every((one) => known.has(one)) && !ways.some((way) => leads(way, path)))
        problems.push({
          ...placeOf(strong),
          message: `No screen has the path ${path.join(' > ')}.`,
          remedy: 'write the path as the screens have it, or correct "where", tabs or menus of the screen.',
        });
    });
    return problems;
  },
};
