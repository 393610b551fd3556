import type {Parent, PhrasingContent, RootContent, Strong} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {labelsOf, leads, screens as known, vendorWays, waysOf} from '../screens/contract';
import {products} from '../site/products';
import type {Page} from './page';
import type {Problem, Rule} from './rule';
import type {Site} from './site';
import {placeOf} from './text';

/** The steps beside a picture in its section, as the build finds them (src/screens/markdown.ts). */
function stepsBeside({children}: Parent, index: number): RootContent | undefined {
  const stepsIn = (nodes: readonly RootContent[]) => {
    const end = nodes.findIndex(({type}) => type === 'heading');
    return nodes.slice(0, end < 0 ? undefined : end).find((node) => node.type === 'list' && node.ordered);
  };
  return stepsIn(children.slice(0, index).reverse()) ?? stepsIn(children.slice(index + 1));
}

/** What is wrong with a fence: steps that name nothing of the picture beneath them are steps of something else. */
function problemOf(id: string, steps: RootContent | undefined): Omit<Problem, 'line'> | undefined {
  const screen = known[id];
  if (!screen)
    return {
      message: `There is no screen ${JSON.stringify(id)}.`,
      remedy: 'name a screen of docs/<product>/_screens.',
    };
  const labels: string[] = [];
  if (steps) visit(steps, 'strong', (strong) => void labels.push(textOf(strong)));
  if (!labels.length || labels.some((label) => labelsOf(screen).has(label))) return undefined;
  return {
    message: `No step beside the screen ${JSON.stringify(id)} names a label that it shows.`,
    remedy: 'show the screen of these steps, or move the fence to the section of its own steps.',
  };
}

function page({source, tree}: Page): Problem[] {
  const problems: Problem[] = [];
  if (!source.includes('```screen')) return problems;
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang !== 'screen' || !parent || index === undefined) return;
    const problem = problemOf(node.value.trim(), stepsBeside(parent, index));
    if (problem) problems.push({...placeOf(node), ...problem});
  });
  return problems;
}

/** A "screen" fence names a screen, the steps beside it name a label that it shows, and every screen is on a page. */
export const screens: Rule = {
  name: 'screens',
  page,
  site: ({list, read, pages}) =>
    list('docs')
      .filter((path) => /^docs\/[^/]+\/_screens\/.*\.yml$/.test(path))
      .flatMap((path) =>
        [...(read(path) ?? '').matchAll(/^([\w-]+):/gm)].map(([, id = ''], index) => ({
          path,
          id,
          line: index,
        })),
      )
      .filter(({id}) => id in known && !pages.some(({source}) => source.includes(`\`\`\`screen\n${id}\n`)))
      .map(({path, id}) => ({
        path,
        line: (read(path) ?? '').split('\n').findIndex((text) => text.startsWith(`${id}:`)) + 1,
        message: `No page shows the screen ${JSON.stringify(id)}.`,
        remedy: 'put a "screen" fence with its id where its labels are, or remove it.',
      })),
};

const all = Object.values(known);
const ways = [...all.flatMap(waysOf), ...vendorWays];
const labelsOfAll = new Set([...all.flatMap((screen) => [...labelsOf(screen)]), ...vendorWays.flat()]);

/** Whether a page is about a product whose pages show screens; pages about this site name labels of the site. */
function isCovered({path}: Page, {pages}: Site): boolean {
  const folder = products.map(({id}) => `docs/${id}/`).find((one) => path.startsWith(one));
  return !!folder && pages.some((page) => page.path.startsWith(folder) && page.source.includes('```screen'));
}

/** As `src/content/markdown/remark.ts` tells labels from terms. */
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

/** Bold words inside a sentence, and paths such as "**A** > **B**", are labels of a screen of ours or of a vendor. */
export const labels: Rule = {
  name: 'labels',
  page(page, site) {
    const problems: Problem[] = [];
    if (!isCovered(page, site)) return problems;
    visit(page.tree, 'strong', (strong, index, parent) => {
      if (!parent || index === undefined) return;
      const siblings = parent.children as PhrasingContent[];
      if (!isLabel(strong, siblings[index - 1], siblings[index + 1])) return;
      const name = textOf(strong);
      if (!labelsOfAll.has(name) && !vendorWays.some((way) => way.join(' > ') === name))
        problems.push({
          ...placeOf(strong),
          message: `No screen has the label ${JSON.stringify(name)}.`,
          remedy:
            'write it as the screen does. A new label belongs in its screen in docs/<product>/_screens, or in docs/_vendors.yml if another company’s screen has it. Emphasis that is no label is in *italics*.',
        });
      const path = isStep(siblings[index - 1]) ? [] : pathFrom(siblings, index);
      if (
        path.length > 1 &&
        path.every((one) => labelsOfAll.has(one)) &&
        !ways.some((way) => leads(way, path))
      )
        problems.push({
          ...placeOf(strong),
          message: `No screen has the path ${path.join(' > ')}.`,
          remedy: 'write the path as the screens have it, or correct "where", tabs or menus of the screen.',
        });
    });
    return problems;
  },
};
