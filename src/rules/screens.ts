import type {Parent, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {labelsOf, screens as known} from '../screens/contract';
import {nearest} from './engine/nearest';
import type {Page} from './engine/page';
import {placeOf} from './engine/pageText';
import type {Problem, Rule} from './engine/rule';

/** The files that hold screens. */
const files = /^docs\/[^/]+\/_screens\/.*\.yml$/;
const ids = Object.keys(known);

/** A screen with a button, and the label of that button. */
const [sampleId = '', sample] = Object.entries(known)[0] ?? [];
const sampleLabel = sample ? ([...labelsOf(sample)].at(-1) ?? '') : '';

/** The steps beside a picture in its section, as the build finds them (src/screens/markdown.ts). */
function stepsBeside({children}: Parent, index: number): RootContent | undefined {
  const stepsIn = (nodes: readonly RootContent[]) => {
    const end = nodes.findIndex(({type}) => type === 'heading');
    return nodes.slice(0, end < 0 ? undefined : end).find((node) => node.type === 'list' && node.ordered);
  };
  return stepsIn(children.slice(0, index).reverse()) ?? stepsIn(children.slice(index + 1));
}

function labelsIn(node: RootContent): string[] {
  const labels: string[] = [];
  visit(node, 'strong', (strong) => void labels.push(textOf(strong)));
  return labels;
}

/** Most pages have no screen, and reading one is dear. */
function screensIn(page: Page): {id: string; line: number; column: number; steps?: RootContent}[] {
  const found: ReturnType<typeof screensIn> = [];
  if (!page.source.includes('```screen')) return found;
  visit(page.tree, 'code', (node, index, parent) => {
    if (node.lang !== 'screen' || !parent || index === undefined) return;
    found.push({id: node.value.trim(), ...placeOf(node), steps: stepsBeside(parent, index)});
  });
  return found;
}

/** Steps that name nothing of the picture beneath them are steps of something else. */
function problemOf(id: string, steps: RootContent | undefined): Omit<Problem, 'line'> | undefined {
  const screen = known[id];
  if (!screen)
    return {
      message: `There is no screen ${JSON.stringify(id)}.`,
      remedy: ids.length
        ? `name ${nearest(id, ids) ?? `one of ${ids.join(', ')}`}, or draw it in docs/<product>/_screens.`
        : 'draw it in docs/<product>/_screens.',
    };
  const shown = labelsOf(screen);
  const labels = steps ? labelsIn(steps) : [];
  return labels.length && !labels.some((label) => shown.has(label))
    ? {
        message: `No step beside the screen ${JSON.stringify(id)} names a label that it shows.`,
        remedy: 'show the screen of these steps, or move the fence to the section of its own steps.',
      }
    : undefined;
}

/** The line on which a screen begins. */
function whereIs(id: string, paths: readonly string[], read: (file: string) => string) {
  for (const path of paths) {
    const line = read(path)
      .split('\n')
      .findIndex((text) => text.startsWith(`${id}:`));
    if (line >= 0) return {path, line: line + 1};
  }
  return {path: paths[0] ?? '', line: 1};
}

const fence = (id: string) => ['```screen', id, '```'].join('\n');

export const screens: Rule = {
  name: 'screens',
  sentence:
    'A "screen" fence names a screen of docs/<product>/_screens, the steps beside it name a label that it shows, and every screen is on a page.',
  // A site whose products have no screens yet has none to name.
  good: sample
    ? [{text: `1. Select **${sampleLabel}**.\n\n${fence(sampleId)}`}, {text: fence(sampleId)}]
    : [{text: 'Text.'}],
  bad: [
    {text: `Text.\n\n${fence('no-such-screen')}`, lines: [3]},
    {text: `## One\n\n1. Select **No such label**.\n\n${fence(sampleId)}`, lines: [5]},
  ],
  page: (page) =>
    screensIn(page).flatMap(({id, line, column, steps}) => {
      const problem = problemOf(id, steps);
      return problem ? [{line, column, ...problem}] : [];
    }),
  files: {
    of: files,
    check(site) {
      const paths = site.list('docs').filter((path) => files.test(path));
      const used = new Set(site.pages.flatMap(screensIn).map(({id}) => id));
      return ids
        .filter((id) => paths.length && !used.has(id))
        .map((id) => ({
          ...whereIs(id, paths, (file) => site.read(file) ?? ''),
          message: `No page shows the screen ${JSON.stringify(id)}.`,
          remedy: 'put a "screen" fence with its id where its labels are, or remove it.',
        }));
    },
  },
};
