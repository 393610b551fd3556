/** Extracts prose, lines, code, headings and anchors of a page. */
import GithubSlugger from 'github-slugger';
import type {Heading, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {insertFacts} from '../../content/contract.node';
import {parsePage, type Page} from './page';
import type {Site} from './site';

export type TextSegment = {value: string; line: number; column: number};

/** @returns where a node stands in its file, for a finding */
export function placeOf(node: Nodes): {line: number; column: number} {
  const {line = 1, column = 1} = node.position?.start ?? {};
  return {line, column};
}

/** Text that readers read: the title and the description, paragraphs, headings and cells; no code. */
export function proseOf({tree, frontMatter, lineOf}: Page): TextSegment[] {
  const pieces = ['title', 'description', 'sidebar_label'].flatMap((key): TextSegment[] => {
    const value = frontMatter[key];
    return typeof value === 'string' ? [{value, line: lineOf(key), column: key.length + 3}] : [];
  });
  visit(tree, 'text', (node) => {
    const {line, column} = placeOf(node);
    insertFacts(node.value)
      .split('\n')
      .forEach((value, index) => pieces.push({value, line: line + index, column: index ? 1 : column}));
  });
  return pieces;
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

export type Fence = TextSegment & {
  language: string;
  title?: string;
  /** The words after the language. */
  marks: string[];
  /** Where the fence itself begins. */
  fence: {line: number; column: number};
};

/** @returns the place of an offset in a text */
export function placeIn(text: string, offset: number): {line: number; column: number} {
  const lines = text.slice(0, offset).split('\n');
  return {line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1};
}

/** Fenced code, and indented code, which has no language; `line` is that of the first line of code. */
export function fencesOf({tree}: Page, language?: string): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', (node) => {
    if (language === undefined || node.lang === language)
      fences.push({
        language: node.lang ?? '',
        value: insertFacts(node.value),
        line: placeOf(node).line + 1,
        column: 1,
        fence: placeOf(node),
        title: /title="([^"]*)"/.exec(node.meta ?? '')?.[1],
        marks: (node.meta ?? '')
          .replace(/\w+="[^"]*"/g, '')
          .split(' ')
          .filter(Boolean),
      });
  });
  return fences;
}

export type PageHeading = TextSegment & {
  depth: Heading['depth'];
  anchor: string;
  /** Where it begins in the file's text. */
  offset: number;
};

/** Docusaurus's own mark of an anchor: `## Limits {#limits}`. */
const ownAnchor = /^(.*?)\s*\{#((?:(?!\{#|\}).)+)\}$/;

/** Headings with the anchors that Docusaurus gives them. */
export function headingsOf({tree}: Page): PageHeading[] {
  const slugger = new GithubSlugger();
  const titles: PageHeading[] = [];
  visit(tree, 'heading', (node) => {
    const words: string[] = [];
    visit(node, (child) => {
      if (child.type === 'text' || child.type === 'inlineCode') words.push(child.value);
    });
    const text = insertFacts(words.join(''));
    const [, value = text, anchor = slugger.slug(text)] = ownAnchor.exec(text) ?? [];
    titles.push({
      depth: node.depth,
      value,
      anchor,
      ...placeOf(node),
      offset: node.position?.start.offset ?? 0,
    });
  });
  return titles;
}

const fence = /^\s*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\s*\1[`~]*[ \t]*$/gm;

const outlines = new WeakMap<Page, PageHeading[]>();

/** @returns headings that "#" marks, without reading all of a page, which is dear: what other pages ask for */
export function outlineOf(page: Page): PageHeading[] {
  const before = outlines.get(page);
  if (before) return before;
  const lines = page.body.replace(fence, '').match(/^#{1,6} .*$/gm) ?? [];
  const titles = headingsOf(parsePage(page.path, lines.join('\n\n')));
  outlines.set(page, titles);
  return titles;
}

const marks = (html: string) => [...html.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id);

/** @returns anchors of a page as it is published, those of its blocks included */
export function anchorsOf(page: Page, site: Site): string[] {
  const whole = site.published(page);
  const anchors = headingsOf(whole).map(({anchor}) => anchor);
  visit(whole.tree, 'html', ({value}) => {
    anchors.push(...marks(value));
  });
  return anchors;
}

/** @returns whether a page as it is published has an anchor; it is read as a whole only to deny it */
export function hasAnchor(page: Page, anchor: string, site: Site): boolean {
  const whole = site.published(page);
  return (
    outlineOf(whole).some((title) => title.anchor === anchor) ||
    marks(whole.body.replace(fence, '')).includes(anchor) ||
    anchorsOf(page, site).includes(anchor)
  );
}
