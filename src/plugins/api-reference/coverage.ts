/** The generator drops some operations without a word; this counts pages against the specification. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {LineCounter, isMap, isScalar, parseDocument} from 'yaml';

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

export type OperationPlace = {operation: string; line: number};

/** Every operation of an OpenAPI document (YAML or JSON) as `method path`, with its line. */
export function operationsOf(source: string): OperationPlace[] {
  const lines = new LineCounter();
  const paths = parseDocument(source, {lineCounter: lines}).get('paths');
  if (!isMap(paths)) return [];
  return paths.items.flatMap(({key: route, value}) =>
    !isMap(value)
      ? []
      : value.items.flatMap(({key: method}) => {
          if (!isScalar(method) || !isScalar(route) || !methods.has(String(method.value))) return [];
          const line = lines.linePos(method.range?.[0] ?? 0).line;
          return [{operation: `${String(method.value)} ${String(route.value)}`, line}];
        }),
  );
}

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

/**
 * @param file the specification
 * @param folder its generated pages
 * @returns one line for each operation without a page, with file, line and remedy
 */
export function missingPages(file: string, folder: string): string[] {
  const pages = pagesOf(folder);
  return operationsOf(readFileSync(file, 'utf8'))
    .filter(({operation}) => !pages.has(operation))
    .map(
      ({operation, line}) =>
        `${file}:${line} ${operation} has no page in ${folder}. Remedy: run "npm run api:generate"; if it is still missing, give the operation a unique operationId and a summary.`,
    );
}
