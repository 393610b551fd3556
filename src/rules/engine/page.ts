/** A page as an author wrote it. */
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {frontMatterPattern} from '../../content/contract';
import {insertFacts} from '../../content/contract.node';

/** A page of `docs`, a post of `blog`, or a page of `src/pages`, which brings its own level-1 heading. */
export type PageKind = 'doc' | 'post' | 'standalone';

/** A Markdown file, parsed. */
export type Page = {
  /** Path from the root of the project, with forward slashes. */
  path: string;
  kind: PageKind;
  /** The text of the file, insertions and all. */
  source: string;
  /** Empty when it is not YAML. */
  readonly frontMatter: Record<string, unknown>;
  /** Why the front matter is not YAML. */
  readonly unreadable?: {line: number; column: number; message: string};
  /** @returns the line (1-based) of a front-matter key, or of one below it; 1 when there is none */
  lineOf: (key: string, below?: string) => number;
  /** The source with spaces in place of the front matter: each character has its place in the file. */
  body: string;
  /** The source with facts in words and without blocks: each line has its place in the file. */
  readonly text: string;
  /** The body. Front matter, text and tree are read when they are first asked for, which is dear. */
  readonly tree: Root;
};

function kindOf(path: string): PageKind {
  if (path.startsWith('blog/')) return 'post';
  return path.startsWith('src/pages/') ? 'standalone' : 'doc';
}

type Yaml = Pick<Page, 'frontMatter' | 'lineOf' | 'unreadable'>;

function readYaml(text: string): Yaml {
  const lines = new LineCounter();
  const yaml = parseDocument(text, {lineCounter: lines});
  const map = yaml.contents;
  // The first line of the file is a fence.
  const pairIn = (node: unknown, key: string) =>
    isMap(node) ? node.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
  const lineOf = (key: string, below?: string): number => {
    const outer = pairIn(map, key);
    const pair = below === undefined ? outer : pairIn(outer?.value, below);
    const start = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
    return start === undefined ? 1 : lines.linePos(start).line + 1;
  };
  const [error] = yaml.errors;
  if (!error) return {frontMatter: isMap(map) ? (yaml.toJS() as Page['frontMatter']) : {}, lineOf};
  const {line = 1, col = 1} = error.linePos?.[0] ?? {};
  const [message = ''] = error.message.split(/ at line \d+/);
  return {frontMatter: {}, lineOf, unreadable: {line: line + 1, column: col, message}};
}

/**
 * @param path from the root of the project
 * @param source the file's text
 */
export function parsePage(path: string, source: string): Page {
  const body = source.replace(frontMatterPattern, (block) => block.replace(/[^\n]/g, ' '));
  let yaml: Yaml | undefined;
  let text: string | undefined;
  let tree: Root | undefined;
  const head = (): Yaml => (yaml ??= readYaml(frontMatterPattern.exec(source)?.[1] ?? ''));
  return {
    path,
    kind: kindOf(path),
    source,
    get frontMatter() {
      return head().frontMatter;
    },
    get unreadable() {
      return head().unreadable;
    },
    lineOf: (key, below) => head().lineOf(key, below),
    body,
    get text() {
      return (text ??= insertFacts(source));
    },
    get tree() {
      tree ??= fromMarkdown(body, {extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()]});
      return tree;
    },
  };
}
