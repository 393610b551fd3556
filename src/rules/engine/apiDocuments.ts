/** OpenAPI documents as they are written, with the places of their parts. */
import {isMap, LineCounter, parseDocument, type Document, type Node} from 'yaml';
import {specifications} from '../../site/apis';
import type {PlacedProblem} from './rule';
import type {Site} from './site';

export type ApiDocument = {
  path: string;
  /** Of somebody else, whose words are not ours. */
  isForeign: boolean;
  document: Document;
  /** @returns a problem at an offset of the file */
  problemAt: (offset: number, message: string, remedy: string) => PlacedProblem;
};

export type ApiOperation = {
  /** Such as `GET /pets`. */
  name: string;
  /** Its method, where the operation begins. */
  key: unknown;
  value: unknown;
};

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

const read = new WeakMap<Site, ApiDocument[]>();

function load(site: Site): ApiDocument[] {
  return specifications.flatMap(({file: path, isForeign = false}) => {
    const source = site.read(path);
    if (source === undefined) return [];
    const lines = new LineCounter();
    const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
    return {
      path,
      isForeign,
      document,
      problemAt(offset, message, remedy) {
        const {line, col: column} = lines.linePos(offset);
        return {path, line, column, message, remedy};
      },
    };
  });
}

/** @returns the documents of a site, read once */
export function apiDocumentsOf(site: Site): ApiDocument[] {
  const documents = read.get(site) ?? load(site);
  read.set(site, documents);
  return documents;
}

/** @returns where a node begins in its file */
export const offsetOf = (node: unknown): number => (node as Node).range?.[0] ?? 0;

/** @returns the operations under `paths`, in their order */
export function operationsOf({contents}: Document): ApiOperation[] {
  const paths = isMap(contents) ? contents.get('paths') : undefined;
  return (isMap(paths) ? paths.items : []).flatMap(({key: path, value: item}) =>
    (isMap(item) ? item.items : [])
      .filter(({key}) => methods.includes(String(key)))
      .map(({key, value}) => ({name: `${String(key).toUpperCase()} ${String(path)}`, key, value})),
  );
}

/** @returns the steps of a reference inside a document, such as `#/components/schemas/Pet` */
export const stepsOf = (reference: string): string[] =>
  decodeURIComponent(reference)
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
