/** Reads and parses the Markdown that authors write; generated pages are left out. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby, posixPath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {insertFacts} from '../../content/insert';
import {frontMatterPattern} from '../frontMatter';
import type {SourceFile} from './rule';

/**
 * @param filePath path from the root of the project
 * @param source the file's text
 * @throws Error with file and line when the front matter is not YAML
 */
export function parseSource(filePath: string, source: string): SourceFile {
  const block = frontMatterPattern.exec(source);
  const lines = new LineCounter();
  const yaml = parseDocument(block?.[1] ?? '', {lineCounter: lines});
  const [error] = yaml.errors;
  if (error) {
    const line = (error.linePos?.[0].line ?? 1) + 1;
    throw new Error(`${filePath}:${line} The front matter is not valid YAML: ${error.message}`);
  }
  const map = yaml.contents;
  const lineOf = (key: string): number => {
    const pair = isMap(map)
      ? map.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined;
    const start = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
    return start === undefined ? 1 : lines.linePos(start).line + 1;
  };
  // Blank lines keep the positions of the tree equal to those of the file.
  const body = insertFacts(source.replace(frontMatterPattern, (text) => text.replace(/[^\n]/g, '')));
  let tree: Root | undefined;
  return {
    path: filePath,
    kind: filePath.startsWith('blog/') ? 'post' : 'doc',
    frontMatter: (yaml.toJS() ?? {}) as Record<string, unknown>,
    lineOf,
    source,
    body,
    get tree() {
      tree ??= fromMarkdown(body, {extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()]});
      return tree;
    },
  };
}

/**
 * @param before what an earlier call returned: files that are still the same are not parsed again
 * @returns every authored Markdown file under `docs` and `blog` of a site
 */
export async function readSources(
  siteDir: string,
  before: readonly SourceFile[] = [],
): Promise<SourceFile[]> {
  const known = new Map(before.map((file) => [file.path, file]));
  const files = await Globby(['docs/**/*.{md,mdx}', 'blog/**/*.{md,mdx}', '!docs/api/**'], {cwd: siteDir});
  return files.sort().map((file) => {
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    const same = known.get(posixPath(file));
    return same?.source === source ? same : parseSource(posixPath(file), source);
  });
}
