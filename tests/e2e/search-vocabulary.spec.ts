/** Whether each word of the vocabulary leads to a page that answers it. */
import {expect, test} from '@playwright/test';
import {acronyms, meanings, unanswered} from '../../src/content/vocabulary';
import {addressesFor, searchOfSite} from '../support/searchOfSite';

/** Pages among which the answer has to be. */
const first = 3;

test('every word leads to a page that answers it', async ({baseURL}) => {
  const engine = await searchOfSite(baseURL);
  const lost: string[] = [];
  for (const {words, answers} of meanings)
    for (const word of words) {
      const pages = (await addressesFor(engine, word)).map((address) => address.replace(/#.*/, ''));
      const shown = [...new Set(pages)].slice(0, first);
      if (!shown.some((page) => answers.includes(page)))
        lost.push(`"${word}" shows ${shown.join(', ') || 'nothing'}, none of ${answers.join(', ')}`);
    }
  expect(meanings.length).toBeGreaterThan(50);
  expect(lost).toEqual([]);
});

test('every page that the vocabulary names is there', async ({request}) => {
  const pages = [...new Set(meanings.flatMap(({answers}) => answers))];
  const missing: string[] = [];
  for (const page of pages) if (!(await request.get(page)).ok()) missing.push(page);
  expect(missing).toEqual([]);
});

test('an acronym has one meaning', () => {
  const shorts = [...acronyms.flatMap((acronym) => acronym.shorts), ...unanswered];
  expect(shorts.filter((short, index) => shorts.indexOf(short) !== index)).toEqual([]);
});
