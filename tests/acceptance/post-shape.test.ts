/** A post says what changed, why, for whom and what to do, and shows it: its drawings can be seen and heard. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toString as textOf} from 'mdast-util-to-string';
import type {Image, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {postText} from '../support/markdown';
import {expectNone, objections, posts, type Finding, type Page} from '../content/corpus';

const marker = '<!-- truncate -->';

/** What stands under each heading of the second level. */
function sectionsOf({tree}: Page): Map<string, RootContent[]> {
  const sections = new Map<string, RootContent[]>();
  let title = '';
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) sections.set((title = textOf(node)), []);
    else sections.get(title)?.push(node);
  }
  return sections;
}

function linksOf(page: Page): Set<string> {
  const links = new Set<string>();
  visit(page.tree, 'link', ({url}) => void links.add(url.replace(/#.*/, '')));
  return links;
}

function imagesOf(page: Page): Image[] {
  const images: Image[] = [];
  visit(page.tree, 'image', (image) => void images.push(image));
  return images;
}

/** A drawing is shown as an image, so it brings its own ground and words, whatever the colour mode. */
function problemsOfDrawing(svg: string): string[] {
  const idOf = (tag: string) => new RegExp(`<${tag} id="(\\w+)">[^<]{20,}</${tag}>`).exec(svg)?.[1];
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const ground = `<rect x="0.5" y="0.5" width="${Number(width) - 1}" height="${Number(height) - 1}" rx="14" fill="#`;
  const sizes = [...svg.matchAll(/font-size: ([\d.]+)px/g)].map(([, size]) => Number(size));
  return [
    ...(idOf('title') && svg.includes(`aria-labelledby="${idOf('title')}"`)
      ? []
      : ['has no title as its name']),
    ...(idOf('desc') && svg.includes(`aria-describedby="${idOf('desc')}"`)
      ? []
      : ['has no desc as its description']),
    ...(svg.includes(ground) ? [] : ['has no ground of its own']),
    ...(Math.min(...sizes) >= 14 ? [] : ['has text smaller than 14 px']),
  ];
}

function problemsOfImage(page: Page, {url, alt}: Image): string[] {
  const file = path.join(path.dirname(page.path), url);
  if (!existsSync(file)) return [`shows ${url}, which does not exist`];
  return [
    ...((alt ?? '').length < 80 ? [`says too little of what is to be seen in ${url}`] : []),
    ...problemsOfDrawing(readFileSync(file, 'utf8')).map((problem) => `shows ${url}, which ${problem}`),
  ];
}

function problemsOf(page: Page): string[] {
  const sections = sectionsOf(page);
  const steps = (sections.get('What to do') ?? []).filter((node) => node.type === 'list' && node.ordered);
  const order = ['What changed', 'Why', 'For whom', 'What to do', 'Read more'];
  const found = [...sections.keys()].filter((title) => order.includes(title));
  const after = page.tree.children.findIndex((node) => node.type === 'html' && node.value === marker);
  const images = imagesOf(page);
  const docs = [...linksOf(page)].filter((url) =>
    /^\/docs\/(focus|teamscribe|transact|ai-api|api)\//.test(url),
  );
  return [
    ...(after === 1 ? [] : ['does not have its marker after the first paragraph']),
    ...(found.join() === order.join()
      ? []
      : [`has the sections ${found.join(', ')} in place of ${order.join(', ')}`]),
    ...(sections.get('For whom')?.some(({type}) => type === 'table')
      ? []
      : ['has no table of roles and plans']),
    ...(steps.some((list) => list.type === 'list' && list.children.length >= 3)
      ? []
      : ['has no numbered steps']),
    ...(docs.length >= 4 ? [] : ['leads to fewer than four pages of the documentation']),
    ...(images.length ? [] : ['has no drawing']),
    ...(images.some(({url}) => url === `./${String(page.frontMatter.picture)}`)
      ? []
      : ['has no drawing that its picture names']),
    ...images.flatMap((image) => problemsOfImage(page, image)),
  ];
}

const rule = (page: Page): Finding[] =>
  problemsOf(page).map((problem) => ({
    path: page.path,
    line: 1,
    message: `The post ${problem}.`,
    remedy: 'see blog/2025-07-31-focus-updates-july-2025/index.md for the shape.',
  }));

const july = posts.at(-1);

it('sees a post without its parts', () => {
  expect(objections(rule, postText({}, 'Words.\n'), 'blog/a/index.md')).toHaveLength(7);
});

it.each([
  ['the marker', marker, ''],
  ['a section', '## For whom', '## Roles'],
  ['an image', './share-link.svg', './gone.svg'],
  ['the picture of its card', 'picture: recording-gaps.svg', 'picture: gaps.svg'],
  ['words for an image', /!\[The window Share[^\]]*\]/, '![A window]'],
])('misses %s of a real post', (_, part, by) => {
  const {source, path: file} = july ?? {source: '', path: ''};
  expect(objections(rule, source.replace(part, by), file).length).toBeGreaterThan(0);
});

it.each([
  [/<title.*\n/, 'has no title as its name'],
  [/<desc.*\n/, 'has no desc as its description'],
  [/<rect x="0.5".*\n/, 'has no ground of its own'],
  [/font-size: 15px/, 'has text smaller than 14 px'],
])('misses %s of a real drawing', (part, problem) => {
  const svg = readFileSync('blog/2025-07-31-focus-updates-july-2025/share-link.svg', 'utf8');
  expect(problemsOfDrawing(svg)).toEqual([]);
  expect(problemsOfDrawing(svg.replace(part, 'font-size: 9px'))).toContain(problem);
});

it('holds for every post', () => {
  expectNone(posts.flatMap(rule));
});

type Entry = {description?: string; page?: boolean};
const entriesOf = (file: string) =>
  Object.entries(parse(readFileSync(file, 'utf8')) as Record<string, Entry>);

it('tags say what they gather, and authors who they are', () => {
  const short = (file: string, least: number) =>
    entriesOf(file).filter(
      ([, {description = ''}]) => description.length < least || !description.endsWith('.'),
    );
  expect(short('blog/tags.yml', 60)).toEqual([]);
  expect(short('blog/authors.yml', 300)).toEqual([]);
  expect(entriesOf('blog/authors.yml').filter(([, {page}]) => !page)).toEqual([]);
});
