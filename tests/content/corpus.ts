/** What the content rules read, and how they report. */
import {readFileSync} from 'node:fs';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect} from 'vitest';
import {insertContent, insertFacts} from '../../src/content/insert';
import {parseSource, readSources} from '../../src/plugins/content-rules/read';
import {format, type Finding, type SourceFile} from '../../src/plugins/content-rules/rule';

/** A page with its text as readers copy it: facts inserted, blocks left out, every line where it is in the file. */
export type Page = SourceFile & {text: string};

export type {Finding};

export type Rule = (page: Page) => Finding[];

/** A page made of a text; rules show with it that they can fail. */
export function pageOf(text: string, path = 'docs/sample.md'): Page {
  return {...parseSource(path, text), text: insertFacts(text)};
}

const fromDisk = (path: string) => pageOf(readFileSync(path, 'utf8'), path);

/** Every authored page of `docs` and `blog`. */
export const pages: Page[] = (await readSources(process.cwd())).map(({path}) => fromDisk(path));

export const docs = pages.filter(({kind}) => kind === 'doc');
export const posts = pages.filter(({kind}) => kind === 'post');

/** The pages for authors and about the site, which are no docs pages and bring their own H1. */
export const styleGuide = fromDisk('src/pages/style-guide/index.mdx');
export const standalone = [fromDisk('src/pages/markdown-page.md'), styleGuide];

export const routes = readFileSync('tests/content/routes.txt', 'utf8').trim().split('\n');

/** Pages that insert blocks, as they are published; lines after a block are not those of the file. */
export const published = pages
  .filter(({source}) => source.includes('{{block '))
  .map(({source, path}) => pageOf(insertContent(source), path));

/** Fails with one readable entry a finding: file, line, what and remedy. */
export function expectNone(findings: readonly Finding[]): void {
  expect(findings.map(format).join('\n')).toBe('');
}

/** Lines at which a rule objects to a sample. */
export function objections(rule: Rule, text: string, path?: string): number[] {
  return rule(pageOf(text, path)).map(({line}) => line);
}

const lineOfNode = (node: Nodes) => node.position?.start.line ?? 1;

export type Piece = {value: string; line: number};

/** Text that readers read: paragraphs, headings and cells, and the title and description; no code. */
export function proseOf({tree, frontMatter, lineOf}: Page): Piece[] {
  const pieces = ['title', 'description', 'sidebar_label'].flatMap((key): Piece[] => {
    const value = frontMatter[key];
    return typeof value === 'string' ? [{value, line: lineOf(key)}] : [];
  });
  visit(tree, 'text', (node) => {
    node.value.split('\n').forEach((value, index) => pieces.push({value, line: lineOfNode(node) + index}));
  });
  return pieces;
}

/** Lines of the file, numbered. */
export function linesOf({text}: Pick<Page, 'text'>): Piece[] {
  return text.split('\n').map((value, index) => ({value, line: index + 1}));
}

export type Fence = Piece & {language: string; title?: string; marks: string[]};

/** Fenced code; `line` is that of its first line of code, `marks` are the words after its language. */
export function fencesOf({tree}: Page, language?: string): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', (node) => {
    if (language === undefined || node.lang === language)
      fences.push({
        language: node.lang ?? '',
        value: node.value,
        line: lineOfNode(node) + 1,
        title: /title="([^"]*)"/.exec(node.meta ?? '')?.[1],
        marks: (node.meta ?? '')
          .replace(/\w+="[^"]*"/g, '')
          .split(' ')
          .filter(Boolean),
      });
  });
  return fences;
}

export type Title = {depth: Heading['depth']; text: string; anchor: string; line: number};

/** Headings with the anchors that Docusaurus gives them. */
export function headingsOf({tree}: Page): Title[] {
  const slugger = createSlugger();
  const titles: Title[] = [];
  visit(tree, 'heading', (node) => {
    const words: string[] = [];
    visit(node, (child) => {
      if (child.type === 'text' || child.type === 'inlineCode') words.push(child.value);
    });
    const {text, id} = parseMarkdownHeadingId(words.join(''));
    titles.push({depth: node.depth, text, anchor: id ?? slugger.slug(text), line: lineOfNode(node)});
  });
  return titles;
}

const knownAnchors = new WeakMap<Page, string[]>();

/** Anchors of a page as it is published, those of its blocks included. */
export function anchorsOf(page: Page): string[] {
  const known = knownAnchors.get(page);
  if (known) return known;
  const whole = published.find(({path}) => path === page.path) ?? page;
  const anchors = headingsOf(whole).map(({anchor}) => anchor);
  visit(whole.tree, 'html', ({value}) => {
    anchors.push(...[...value.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id));
  });
  knownAnchors.set(page, anchors);
  return anchors;
}

/** @throws Error when no page of the corpus has the path */
export function pageAt(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
}

/**
 * @param title title of a fence, such as `metadata.csv`
 * @throws Error when the page has no such fence
 */
export function fenceTitled(page: Page, title: string): Fence {
  const fence = fencesOf(page).find((candidate) => candidate.title === title);
  if (!fence) throw new Error(`${page.path} has no fence with the title "${title}".`);
  return fence;
}
