/** An operation more and one less, in an OpenAPI document of the site. */
import {parse} from 'yaml';
import type {Tree} from './tree';

const file = 'openapi/petstore.yaml';

type Document = {paths: Record<string, Record<string, {operationId?: string}>>};

/** Raises the major version, as the lack of an operation asks for. */
function raiseVersion(tree: Tree): void {
  const [, major = ''] = /^ {2}version: (\d+)/m.exec(tree.read(file)) ?? [];
  tree.replace(file, /^ {2}version: .*$/m, `  version: ${Number(major) + 1}.0.0`);
}

export function addOperation(tree: Tree): void {
  tree.replace(
    file,
    /^paths:\n/m,
    `paths:
  /store/opening-hours:
    get:
      tags: [store]
      operationId: getOpeningHours
      summary: Get the opening hours
      description: |
        Returns when the store is open.
      responses:
        '200':
          description: The hours of today.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/ApiResponse'
              example:
                code: 200
                type: hours
                message: The store is open from 09:00 to 17:00 UTC.
        '429':
          $ref: '#/components/responses/TooManyRequests'
        default:
          $ref: '#/components/responses/Unexpected'
      security: []

`,
  );
  raiseVersion(tree);
}

/** Removes the first operation with a path of its own that nothing else on the site names. */
export function removeOperation(tree: Tree): void {
  const {paths} = parse(tree.read(file)) as Document;
  const found = Object.entries(paths).find(([, item]) => {
    const ids = Object.values(item).flatMap(({operationId}) => operationId ?? []);
    const pages = ids.map((id) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    return ids.length === 1 && pages.every((page) => tree.mentions(`api/petstore/${page}`).length === 0);
  });
  if (!found) throw new Error(`Every operation of ${file} is named elsewhere. Remedy: adapt tests/changes.`);
  const [path] = found;
  const text = tree.read(file);
  const start = text.indexOf(`\n  ${path}:\n`) + 1;
  const next = /^(?: {2}\/|\w)/m.exec(text.slice(start + 1));
  if (!start || !next) throw new Error(`${file} has no path ${path} where it was looked for.`);
  tree.write(file, text.slice(0, start) + text.slice(start + 1 + next.index));
}
