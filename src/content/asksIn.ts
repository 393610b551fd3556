/** Reads the questions of all pages, and keeps them from Docusaurus. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {omit} from 'lodash';
import {parse, parseDocument} from 'yaml';
import {asksOf, docAddress, frontMatterPattern, noAsks, type Asks} from './pages';

function frontMatterOf(file: string): Record<string, unknown> {
  const [, head = ''] = frontMatterPattern.exec(readFileSync(file, 'utf8')) ?? [];
  // Most pages have none, and YAML is dear to read.
  if (!/^asks:/m.test(head)) return {};
  try {
    return (parse(head) ?? {}) as Record<string, unknown>;
  } catch (error) {
    const {message} = error as Error;
    throw new Error(`The front matter of ${file} is not valid YAML: ${message}. Remedy: correct the line.`, {
      cause: error,
    });
  }
}

/**
 * @param siteDir folder of the project
 * @returns the questions of each page of its folder `docs`, by site path; none when there is no such folder
 * @throws Error when the front matter of a page is no YAML
 */
export function asksIn(siteDir: string): Map<string, Asks> {
  const folder = path.join(siteDir, 'docs');
  const names = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  const pages = names
    .filter((name) => /\.mdx?$/.test(name))
    .map((name): [string, Asks] => {
      const frontMatter = frontMatterOf(path.join(folder, name));
      return [docAddress(`docs/${name.replaceAll(path.sep, '/')}`, frontMatter.slug), asksOf(frontMatter)];
    });
  return new Map(pages.filter(([, asks]) => asks !== noAsks));
}

/**
 * Reads front matter as Docusaurus does, without the questions, so that no page and no script carries them.
 *
 * @throws Error with file and line when it is no YAML: Docusaurus's own reader tells of it once, and then takes it for empty
 */
export const parseFrontMatter: NonNullable<MarkdownConfig['parseFrontMatter']> = async (params) => {
  const {filePath, fileContent} = params;
  const [mistake] = parseDocument(frontMatterPattern.exec(fileContent)?.[1] ?? '').errors;
  if (mistake) {
    const line = (mistake.linePos?.[0].line ?? 1) + 1;
    const what = mistake.message.replace(/ at line [^]*/, '');
    throw new Error(`${path.relative('.', filePath)}:${line}: ${what}. Remedy: correct the front matter.`);
  }
  const {frontMatter, ...rest} = await params.defaultParseFrontMatter(params);
  return {...rest, frontMatter: omit(frontMatter, 'asks')};
};
