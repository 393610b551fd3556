import type {Parent, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {withoutCode} from '../content/contract.node';
import {labelsOf, leads, screens as known, vendorWays, waysOf} from '../screens/contract';
import type {Page} from './page';
import type {Problem, Rule} from './rule';
import {dataOf} from './site';
import {placeIn, placeOf} from './text';

/** A label as authors mark it; data fold their lines. */
const label = /:ui\[([^\]]*)\]/;

const labelsIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(label, 'g'))].map(([, name = '']) => name.replace(/\s+/g, ' '));

/** The steps beside a picture in its section, as the build finds them (src/screens/markdown.ts). */
function stepsBeside({children}: Parent, index: number): RootContent | undefined {
  const stepsIn = (nodes: readonly RootContent[]) => {
    const end = nodes.findIndex(({type}) => type === 'heading');
    return nodes.slice(0, end < 0 ? undefined : end).find((node) => node.type === 'list' && node.ordered);
  };
  return stepsIn(children.slice(0, index).reverse()) ?? stepsIn(children.slice(index + 1));
}

/** What is wrong with a fence: steps that name nothing of the picture beneath them are steps of something else. */
function problemOf(id: string, steps: string): Omit<Problem, 'line'> | undefined {
  const screen = known[id];
  if (!screen)
    return {
      message: `There is no screen ${JSON.stringify(id)}.`,
      remedy: 'name a screen of docs/<product>/_screens.',
    };
  const named = labelsIn(steps);
  if (!named.length || named.some((name) => labelsOf(screen).has(name))) return undefined;
  return {
    message: `No step beside the screen ${JSON.stringify(id)} names a label that it shows.`,
    remedy: 'show the screen of these steps, or move the fence to the section of its own steps.',
  };
}

function page({source, body, tree}: Page): Problem[] {
  const problems: Problem[] = [];
  if (!source.includes('```screen')) return problems;
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang !== 'screen' || !parent || index === undefined) return;
    const steps = stepsBeside(parent, index)?.position;
    const problem = problemOf(
      node.value.trim(),
      body.slice(steps?.start.offset ?? 0, steps?.end.offset ?? 0),
    );
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

/** Labels that `>` joins, or one alone. */
const path = new RegExp(`${label.source}(?:\\s*>\\s*${label.source})*`, 'g');

/** What would show as it is written: another name than `ui`, or `ui` without brackets. */
const mistake = /(?<![:\\\w]):(?!ui\[)(?:ui\b|\w+\[)/g;

function problemsIn(source: string): Problem[] {
  const text = withoutCode(source);
  const mistakes = [...text.matchAll(mistake)].map(({0: mark, index}) => ({
    ...placeIn(text, index),
    message: `${JSON.stringify(mark)} marks no label.`,
    remedy: 'write a label of a screen as :ui[Save].',
  }));
  const paths = [...text.matchAll(path)].flatMap(({0: marks, index}): Problem[] => {
    const place = placeIn(text, index);
    const names = labelsIn(marks);
    const unknown = names.filter((name) => !labelsOfAll.has(name));
    if (unknown.length)
      return unknown.map((name) => ({
        ...place,
        message: `No screen has the label ${JSON.stringify(name)}.`,
        remedy:
          'write it as the screen does. A new label belongs in its screen in docs/<product>/_screens, or in docs/_vendors.yml if another company’s screen has it. Bold words that are no label are **bold**.',
      }));
    if (ways.some((way) => leads(way, names))) return [];
    return [
      {
        ...place,
        message: `No screen has the path ${names.join(' > ')}.`,
        remedy: 'write the path as the screens have it, or correct "where", tabs or menus of the screen.',
      },
    ];
  });
  return [...mistakes, ...paths];
}

/** Labels, and paths such as `:ui[A] > :ui[B]`, are those of a screen of ours or of another company. */
export const labels: Rule = {
  name: 'labels',
  page: ({body}) => problemsIn(body),
  site: (site) =>
    dataOf(site).flatMap(({path: where, text}) =>
      problemsIn(text).map((problem) => ({path: where, ...problem})),
    ),
};
