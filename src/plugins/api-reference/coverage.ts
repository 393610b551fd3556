/** Counts pages against the specification: an operation without a page stops the build. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import {operationKey} from './frontMatter';
import type {ApiDocument} from './openapi';

/** The operations that have a page in a folder of generated pages. */
export function pagesOf(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder).filter((name) => name.endsWith('.api.mdx'));
  return new Set(files.map((name) => operationOf(readFileSync(path.join(folder, name), 'utf8'))));
}

function operationOf(page: string): string {
  const [, frontMatter = ''] = page.split(/^---$/m, 2);
  return String(parseDocument(frontMatter).get('operation'));
}

/** A JSON pointer into the document, as a fragment. */
function pointer(...segments: string[]): string {
  return `#/${segments.map((segment) => segment.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
}

/**
 * @param document the document
 * @param folder its generated pages
 * @returns one line for each operation or webhook without a page, with file, pointer and remedy
 */
export function missingPages({file, operations}: ApiDocument, folder: string): string[] {
  const pages = pagesOf(folder);
  return operations
    .filter((operation) => !pages.has(operationKey(operation)))
    .map(
      ({kind, path: route, method}) =>
        `${file}${pointer(kind === 'webhook' ? 'webhooks' : 'paths', route, method)} has no page in ${folder}. Remedy: run "npm run api:generate".`,
    );
}
