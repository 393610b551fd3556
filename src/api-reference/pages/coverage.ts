/** Finds operations without a generated page, which stop the build. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import {operationKey} from './frontMatter';
import type {ApiDocument, ReferenceOperation} from '../model/openApiTypes';
import {pointerTo} from '../model/jsonPointer';

const extension = '.api.mdx';

/** The name of each operation's page in a folder of generated pages, by operation. */
export function pageFiles(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((name) => name.endsWith(extension));
  return new Map(
    files.map((name) => [
      operationOf(readFileSync(path.join(folder, name), 'utf8')),
      name.slice(0, -extension.length),
    ]),
  );
}

/** The operations that have a page in a folder of generated pages. */
export function pagesOf(folder: string): Set<string> {
  return new Set(pageFiles(folder).keys());
}

function operationOf(page: string): string {
  const [, frontMatter = ''] = page.split(/^---$/m, 2);
  return String(parseDocument(frontMatter).get('operation'));
}

/** The names on the way to an operation in its document. */
export function pathOf({kind, path: route, method}: ReferenceOperation): string[] {
  return [kind === 'webhook' ? 'webhooks' : 'paths', route, method];
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
      (operation) =>
        `${file}${pointerTo(pathOf(operation))} has no page in ${folder}. Remedy: run "npm run api:generate".`,
    );
}
