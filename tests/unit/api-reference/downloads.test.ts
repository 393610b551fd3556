/** The files that developers take away. */
import {readFileSync} from 'node:fs';
import {Collection, type Item} from 'postman-collection';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {downloadsOf, factsOf, type ApiDownload} from '../../../src/api-reference/downloads';
import {specifications} from '../../../src/site/apis';
import {operationsIn} from '../../support/openapi';

function fileOf(downloads: ApiDownload[], suffix: string): string {
  const found = downloads.find(({path}) => path.endsWith(suffix));
  if (!found) throw new Error(`No download ends with ${suffix}`);
  return found.text;
}

const answersOf = (item: Item | undefined) => item?.responses.all() ?? [];

/** Reads a collection as Postman does, with its own library. */
function itemsOf(text: string): Item[] {
  const items: Item[] = [];
  new Collection(JSON.parse(text) as object).forEachItem((item) => items.push(item));
  return items;
}

const requestOf = ({request}: Item) =>
  `${request.method.toLowerCase()} /${(request.url.path ?? []).join('/').replace(/:(\w+)/g, '{$1}')}`;

describe.each(specifications)('the downloads of $id', (specification) => {
  it('are the document as it stands, the same as JSON, and a collection', async () => {
    const downloads = await downloadsOf(specification);
    const source = readFileSync(specification.file, 'utf8');
    expect(fileOf(downloads, specification.download)).toBe(source);
    expect(JSON.parse(fileOf(downloads, `${specification.id}.json`))).toEqual(parse(source));
    expect(downloads.map((file) => factsOf(file).bytes)).toEqual(
      downloads.map(({text}) => Buffer.byteLength(text)),
    );
  });

  it('hold every operation with its examples in the collection', async () => {
    const items = itemsOf(fileOf(await downloadsOf(specification), '.postman_collection.json'));
    const operations = await operationsIn(specification.file);
    expect(items.map(requestOf).sort()).toEqual(
      operations.map(({method, path}) => `${method} ${path}`).sort(),
    );
    for (const {method, path, responses = {}} of operations) {
      const item = items.find((candidate) => requestOf(candidate) === `${method} ${path}`);
      const codes = Object.keys(responses).map((status) =>
        status === 'default' ? undefined : Number(status),
      );
      expect(
        [...new Set(answersOf(item).map(({code}): number | undefined => code))].sort(),
        `${method} ${path}`,
      ).toEqual([...new Set(codes)].sort());
      expect(
        answersOf(item)
          .map(({body = ''}) => body)
          .join(''),
      ).not.toContain('<string>');
    }
  });
});
