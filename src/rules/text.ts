/** Prose, lines, code, headings and links of a page, with their places. */
import GithubSlugger from 'github-slugger';
import type {Definition, Image, Link, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {blank, insertFacts, withoutCode} from '../content/contract.node';
import type {Page} from './page';

export type TextSegment = {value: string; line: number; column: number};

/** @returns where a node begins in its file */
export function placeOf(node: Nodes): {line: number; column: number} {
  const {line = 1, column = 1} = node.position?.start ?? {};
  return {line, column};
}

/** @returns the place of an offset in a text */
export function placeIn(text: string, offset: number): {line: number; column: number} {
  const lines = text.slice(0, offset).split('\n');
  return {line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1};
}

/** Lines of a text, numbered. */
export function linesOf(text: string): TextSegment[] {
  return text.split('\n').map((value, index) => ({value, line: index + 1, column: 1}));
}

/** @returns what an expression with the flag `g` matches, with its place */
export function matchesIn(text: string, pattern: RegExp): TextSegment[] {
  return linesOf(text).flatMap(({value, line}) =>
    [...value.matchAll(pattern)].map((match) => ({value: match[0], line, column: match.index + 1})),
  );
}

/** @returns the same, with spaces in place of elements and addresses as well */
export const proseOnly = (text: string): string =>
  withoutCode(text).replace(/\{\/\*[\s\S]*?\*\/\}|<[^>]*>|\]\([^)\s]*/g, blank);

export type Fence = TextSegment & {
  language: string;
  title?: string;
  /** Where the fence itself begins. */
  fence: {line: number; column: number};
};

/** Fenced code, and indented code, which has no language; `line` is that of the first line of code. */
export function fencesOf({tree, source}: Page, language?: string): Fence[] {
  const fences: Fence[] = [];
  // Reading a page is dear.
  if (language && !source.includes(language)) return fences;
  visit(tree, 'code', (node) => {
    if (language !== undefined && node.lang !== language) return;
    fences.push({
      language: node.lang ?? '',
      value: insertFacts(node.value),
      line: placeOf(node).line + 1,
      column: 1,
      fence: placeOf(node),
      title: /title="([^"]*)"/.exec(node.meta ?? '')?.[1],
    });
  });
  return fences;
}

export type PageHeading = TextSegment & {anchor: string};

/** Docusaurus's own mark of an anchor: `## Limits {#limits}`. */
const ownAnchor = /^(.*?)\s*\{#((?:(?!\{#|\}).)+)\}$/;

/** Headings with the anchors that Docusaurus gives them. */
export function headingsOf({tree}: Page): PageHeading[] {
  const slugger = new GithubSlugger();
  const titles: PageHeading[] = [];
  visit(tree, 'heading', (node) => {
    const words: string[] = [];
    visit(node, ['text', 'inlineCode'], (child) => {
      if ('value' in child) words.push(child.value);
    });
    const text = insertFacts(words.join(''));
    const [, value = text, anchor = slugger.slug(text)] = ownAnchor.exec(text) ?? [];
    titles.push({value, anchor, ...placeOf(node)});
  });
  return titles;
}

/** Links, images and definitions, in the order of the text. */
export function linksOf({tree}: Page): (Link | Image | Definition)[] {
  const links: (Link | Image | Definition)[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') links.push(node);
  });
  return links;
}
