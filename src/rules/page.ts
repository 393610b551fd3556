/** A page as an author wrote it. */
import {once} from 'lodash';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {frontMatterPattern} from '../content/contract';
import {insertFacts} from '../content/contract.node';

/** A page of `docs`, a post of `blog`, or a page of `src/pages`, which brings its own level-1 heading. */
export type PageKind = 'doc' | 'post' | 'standalone';

/** A Markdown file; what is dear to read is read when it is first asked for. */
export type Page = {
  /** Path from the root of the project, with forward slashes. */
  path: string;
  kind: PageKind;
  /** The text of the file, insertions and all. */
  source: string;
  /** Empty when it is not YAML. */
  readonly frontMatter: Record<string, unknown>;
  /** Why the front matter is not YAML. */
  readonly unreadable?: {line: number; message: string};
  /** @returns the line (1-based) of a front-matter key, or of one below it; 1 when there is none */
  lineOf: (key: string, below?: string) => number;
  /** The source with spaces in place of the front matter: each character has its place in the file. */
  body: string;
  /** The source with facts in words and without blocks: each line has its place in the file. */
  readonly text: string;
  /** The body. */
  readonly tree: Root;
};

function kindOf(path: string): PageKind {
  if (path.startsWith('blog/')) return 'post';
  return path.startsWith('src/pages/') ? 'standalone' : 'doc';
}

type Head = Pick<Page, 'frontMatter' | 'lineOf' | 'unreadable'>;

function readHead(text: string): Head {
  const lines = new LineCounter();
  const yaml = parseDocument(text, {lineCounter: lines});
  const {contents, errors} = yaml;
  // The first line of the file is a fence.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const pairIn = (node: unknown, key: string) =>
    isMap(node) ? node.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
  const lineOf = (key: string, below?: string): number => {
    const outer = pairIn(contents, key);
    const pair = below === undefined ? outer : pairIn(outer?.value, below);
    return isScalar(pair?.key) && pair.key.range ? lineAt(pair.key.range[0]) : 1;
  };
  const [error] = errors;
  if (!error) return {frontMatter: isMap(contents) ? (yaml.toJS() as Page['frontMatter']) : {}, lineOf};
  const [message = ''] = error.message.split(/ at line \d+/);
  return {frontMatter: {}, lineOf, unreadable: {line: lineAt(error.pos[0]), message}};
}

/**
 * @param path from the root of the project
 * @param source the file's text
 */
export function parsePage(path: string, source: string): Page {
  const body = source.replace(frontMatterPattern, (block) => block.replace(/[^\n]/g, ' '));
  const head = once(() => readHead(frontMatterPattern.exec(source)?.[1] ?? ''));
  const text = once(() => insertFacts(source));
  const tree = once(() =>
    fromMarkdown(body, {extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()]}),
  );
  return {
    path,
    kind: kindOf(path),
    source,
    body,
    lineOf: (key, below) => head().lineOf(key, below),
    get frontMatter() {
      return head().frontMatter;
    },
    get unreadable() {
      return head().unreadable;
    },
    get text() {
      return text();
    },
    get tree() {
      return tree();
    },
  };
}
