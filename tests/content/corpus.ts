/** The pages of the site, for tests of what they say. */
import {readFileSync} from 'node:fs';
import {expect} from 'vitest';
import {filesOn} from '../../src/rules/files';
import {parsePage, type Page} from '../../src/rules/page';
import {readSite} from '../../src/rules/site';
import {fencesOf, linesOf as linesOfText, type Fence, type TextSegment} from '../../src/rules/text';

export {fencesOf, headingsOf, type Fence, type TextSegment} from '../../src/rules/text';
export {anchorsOf} from '../../src/rules/site';
export type {Page};

/** One thing to mend. */
export type Finding = {path: string; line: number; message: string; remedy: string};

export type Rule = (page: Page) => Finding[];

/** A page made of a text, its facts inserted; rules show with it that they can fail. */
export function pageOf(text: string, path = 'docs/sample.md'): Page {
  const page = parsePage(path, text);
  const filled = parsePage(path, page.text);
  return {
    path,
    kind: page.kind,
    frontMatter: page.frontMatter,
    lineOf: page.lineOf,
    source: text,
    text: page.text,
    body: filled.body,
    get tree() {
      return filled.tree;
    },
  };
}

const fromDisk = (path: string) => pageOf(readFileSync(path, 'utf8'), path);

/** Every authored page of `docs` and `blog`. */
export const pages: Page[] = readSite(filesOn(process.cwd()))
  .pages.filter(({kind}) => kind !== 'standalone')
  .map(({path}) => fromDisk(path));

export const docs = pages.filter(({kind}) => kind === 'doc');
export const posts = pages.filter(({kind}) => kind === 'post');

/** The pages for authors and about the site, which are no docs pages and bring their own H1. */
export const styleGuide = fromDisk('src/pages/style-guide/index.mdx');
export const standalone = [fromDisk('src/pages/markdown-page.md'), styleGuide];

/** Fails with one readable entry a finding: file, line, what and remedy. */
export function expectNone(findings: readonly Finding[]): void {
  expect(
    findings
      .map(({path, line, message, remedy}) => `${path}:${line} ${message}\n    Remedy: ${remedy}`)
      .join('\n'),
  ).toBe('');
}

/** Lines of the file, numbered. */
export const linesOf = ({text}: Pick<Page, 'text'>): TextSegment[] => linesOfText(text);

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
