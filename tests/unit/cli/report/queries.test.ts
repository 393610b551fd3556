/** Places of searches are those that the test of the relevance counts. */
import {expect, it} from 'vitest';
import {placeOf} from '../../../../src/cli/report/queries';
import {rankedBy} from '../../../support/judged/ask';

const found = ['/a#one', '/a#two', '/b#three', '/c', '/b#four'];

it.each([
  [['/a'], 1],
  [['/b'], 2],
  [['/c', '/b'], 2],
  [['/b#four'], 5],
  [['/b#four', '/b#three'], 3],
  [['/c', '/b#four'], 2],
  [['/none'], 0],
])('%j has place %i', (wanted, place) => {
  expect(placeOf(found, wanted)).toBe(place);
  const pages = wanted.map((address) => address.replace(/#.*/, ''));
  const sections = wanted.every((address) => address.includes('#')) ? wanted : [];
  expect(rankedBy({query: 'q', class: 'title', pages, sections}, found).place).toBe(place);
});
