/** Answer cards of the search, as the built site has them. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {memoize} from 'lodash';
import {expect, it} from 'vitest';
import {BuiltPage} from '../../src/build/page';
import {cardOf, rowsOf, type AnswerTable} from '../../src/search/answers/card';
import {answersPath} from '../../src/site/identity';

const read = (file: string) => readFileSync(path.join('build', file), 'utf8');

/** Ids of a page; undefined where the site has no such page. */
const idsOf = memoize((page: string) =>
  existsSync(`build${page}.html`)
    ? new Set(new BuiltPage(`${page}.html`, read(`${page}.html`)).elements.map(({attribs}) => attribs.id))
    : undefined,
);

it('each card leads to a place of the site', () => {
  const table = JSON.parse(read(answersPath)) as AnswerTable;
  const cards = table.flatMap((group) => rowsOf(group).map((row) => cardOf(group, row)));
  const lost = cards.filter(({to}) => {
    const [page = '', anchor] = to.split('#');
    const ids = idsOf(page);
    return !ids || (anchor !== undefined && !ids.has(anchor));
  });
  expect(cards.length).toBeGreaterThan(0);
  expect(lost.map(({kind, title, to}) => `${kind} ${title}: ${to}`)).toEqual([]);
});
