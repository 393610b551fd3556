/** Answers to methods and paths. */
import {apis, operationAnchor, plainText} from '../../../content/contract.node';
import {apiReference} from '../../../site/products';
import {nameKey, pathKey} from '../recognise';
import type {ApiSource} from './apiSources';
import {grouped, line, type AnswerSource} from './source';

export type ListedOperation = {
  /** Its name in programs, such as `createToken`. */
  name: string;
  area: string;
  method: string;
  path: string;
  /** Path of the base address, which readers may have copied too. */
  base: string;
  address: string;
  title: string;
  meaning: string;
  scope?: string;
  to: string;
  links?: AnswerSource['card']['links'];
};

const areas = {focus: 'Focus', transact: 'Transact', aiApi: 'AI API'} as const;

/** The operations of the products that are sold. */
const soldOperations = (): ListedOperation[] =>
  apis.flatMap(({id, base, page, operations}) =>
    operations.map(({id: name, method, path, title, summary, scope}) => ({
      name,
      area: areas[id],
      method,
      path,
      base: new URL(base).pathname,
      address: base + path,
      title,
      meaning: plainText(summary),
      scope,
      to: `${page}#${operationAnchor(name)}`,
    })),
  );

const documented = ({pages, document}: ApiSource): ListedOperation[] =>
  document.operations
    .filter(({kind}) => kind === 'operation')
    .map(({id, operationId, method, path, title, servers}) => {
      const base = servers?.[0]?.url.replace(/\/$/, '') ?? '';
      const to = `${pages}/${id}`;
      return {
        name: operationId ?? id,
        area: apiReference.name,
        method: method.toUpperCase(),
        path,
        base: base.replace(/^https?:\/\/[^/]+/, ''),
        address: base + path,
        title,
        meaning: title,
        to,
        links: [{label: 'Try it', to}],
      };
    });

const card = ({
  area,
  method,
  path,
  title,
  meaning,
  address,
  scope,
  to,
  links,
}: ListedOperation): AnswerSource['card'] => ({
  kind: 'Operation',
  title: `${method} ${path}`,
  area,
  lines: [{text: meaning === title ? title : `${title}. ${meaning}`}, ...line('Scope', scope)],
  to,
  copy: address,
  ...(links && {links}),
});

const pathsOf = ({path, base}: ListedOperation) => [...new Set([path, base + path])].map(pathKey);

/** Paths that begin others: `DELETE /pet` has one operation, on `/pet/{petId}`. */
function beginningsOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

/** Beginnings with a method that only one operation has, and that are no path of their own. */
function shortKeys(operations: readonly ListedOperation[]): Map<ListedOperation, string[]> {
  const whole = new Set(operations.flatMap((one) => pathsOf(one).map((path) => `${one.method} ${path}`)));
  const all = operations.flatMap((operation) =>
    [...new Set(pathsOf(operation).flatMap(beginningsOf))].map((path) => ({
      operation,
      key: `${operation.method} ${path}`,
    })),
  );
  const found = new Map<ListedOperation, string[]>();
  for (const [key, places] of grouped(all, (one) => one.key)) {
    const {operation} = places[0];
    if (places.length === 1 && !whole.has(key)) found.set(operation, [...(found.get(operation) ?? []), key]);
  }
  return found;
}

/** One card for a path that several methods of an API have. */
function pathCard(operations: readonly [ListedOperation, ...ListedOperation[]]): AnswerSource['card'] {
  const [first, ...rest] = operations;
  if (rest.length === 0) return card(first);
  return {
    kind: 'Path',
    title: first.path,
    area: first.area,
    lines: operations.map(({method, title}) => ({label: method, text: title})),
    to: first.to,
    copy: first.address,
    links: rest.map(({method, title, to}) => ({label: `${method}: ${title}`, to})),
  };
}

/** @returns every operation by method and path, and by path alone */
export function operationAnswers(sources: readonly ApiSource[]): AnswerSource[] {
  const operations = [...soldOperations(), ...sources.flatMap(documented)];
  const short = shortKeys(operations);
  return [
    ...operations.map((operation): AnswerSource => ({
      file: 'paths',
      keys: [
        ...pathsOf(operation).map((path) => `${operation.method} ${path}`),
        ...(short.get(operation) ?? []),
        nameKey(operation.name),
      ],
      card: card(operation),
    })),
    ...[...grouped(operations, ({area, address}) => `${area} ${pathKey(address)}`).values()].map(
      (all): AnswerSource => ({file: 'paths', keys: pathsOf(all[0]), card: pathCard(all)}),
    ),
  ];
}
