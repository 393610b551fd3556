/** The generated page of each operation: links to it, and operations without one, which stop the build. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pointerTo} from '../model/walk';
import type {ApiDocument, ReferenceOperation} from '../model/openApiTypes';
import {operationKey, pathOf} from '../model/operations';

type OperationLink = {title: string; file: string; text: string};

/** The page of each operation by method and path. */
export type OperationLinks = ReadonlyMap<string, OperationLink>;

const fileOf = ({id}: ReferenceOperation) => `${id}.api.mdx`;

/** @returns the pages of operations in a folder of generated pages */
export function operationLinks({operations}: ApiDocument, folder: string): OperationLinks {
  const made = operations.filter((operation) => existsSync(path.join(folder, fileOf(operation))));
  return new Map(
    made.map((operation) => {
      const file = fileOf(operation);
      const text = readFileSync(path.join(folder, file), 'utf8');
      return [operationKey(operation), {title: operation.title, file, text}];
    }),
  );
}

/**
 * @param anchor id that the page may have; an id that begins it will do, such as that of a field's parent
 * @returns the address of the place for a link between files
 */
export function addressOf({file, text}: OperationLink, anchor: string | undefined): string {
  const parts = anchor?.split('-') ?? [];
  for (let length = parts.length; length > 0; length -= 1) {
    const id = parts.slice(0, length).join('-');
    if (text.includes(`id={${JSON.stringify(id)}}`)) return `./${file}#${id}`;
  }
  return `./${file}`;
}

/**
 * @param folder of generated pages
 * @returns one line for each operation or webhook without a page, with file, pointer and remedy
 */
export const missingPages = ({file, operations}: ApiDocument, folder: string): string[] =>
  operations
    .filter((operation) => !existsSync(path.join(folder, fileOf(operation))))
    .map(
      (operation) =>
        `${file}${pointerTo(pathOf(operation))} has no page in ${folder}. Remedy: run "npm run api:generate".`,
    );
