/**
 * Hits of a hostile hosted service, with React started: nothing of them runs, crashes the search or leads out of the site.
 * 400 hits; a failure tells its seed, and `SEED=1` repeats it.
 */
import fc from 'fast-check';
import {hostileAddress, hostileText, hostileValue, some} from '../../support/hostile/payloads';
import {algolia, answer, playInsights, type Played, type SearchRequest} from '../algolia';
import {expect, hydrated, test} from '../fixtures';
import {countRuns, expectUnharmed, forEachIn} from '../hostile';
import {openSearch} from '../search';

const seed = Number(process.env.SEED ?? Date.now() % 1e6);
const perAnswer = 20;

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

const perLevel = <Value>(value: fc.Arbitrary<Value>) =>
  fc.record(Object.fromEntries(levels.map((level) => [level, value])), {requiredKeys: ['lvl0', 'lvl1']});

const highlighted = fc.record({
  value: hostileText,
  matchLevel: fc.constant('full'),
  matchedWords: fc.array(hostileText),
});

/** Of the shape that the service promises, with hostile words. */
const wellFormed = fc.record({
  objectID: hostileText,
  url: hostileAddress,
  url_without_anchor: hostileAddress,
  anchor: hostileText,
  type: fc.constantFrom('lvl1', 'lvl2', 'content', '__proto__'),
  content: fc.oneof(hostileText, fc.constant(null)),
  hierarchy: perLevel(fc.oneof(hostileText, fc.constant(null))),
  _highlightResult: fc.record({hierarchy: perLevel(highlighted), content: highlighted}),
  _snippetResult: fc.record({hierarchy: perLevel(highlighted), content: highlighted}),
});

/** Of the shape in most places. */
const illFormed = fc
  .tuple(
    wellFormed,
    fc.constantFrom('objectID', 'url', 'hierarchy', '_highlightResult', '_snippetResult', 'type'),
    hostileValue,
  )
  .map(([hit, place, value]) => ({...hit, [place]: value}));

test.beforeEach(async ({page, noise}) => {
  noise.allow(/^third-party request: https:\/\/([\w-]+\.algolia(net)?\.(net|com)|insights\.algolia\.io)\//);
  // Answers of another shape count as a failure of the service.
  noise.allow(/^console (error|warning): .*search/i);
  await playInsights(page);
  await countRuns(page);
});

for (const [name, kind, answers] of [
  ['of the shape that is promised', wellFormed, 12],
  ['of another shape', illFormed, 8],
] as const)
  test(`hostile hits ${name}`, async ({page, baseURL}) => {
    test.setTimeout(3 * 60_000);
    const origin = new URL(baseURL ?? '').origin;
    const hits = some(kind as fc.Arbitrary<unknown>, perAnswer * answers, seed) as Played[];
    let asked = 0;
    await page.route(algolia, async (route) => {
      const {requests} = route.request().postDataJSON() as {requests: SearchRequest[]};
      const from = (asked % answers) * perAnswer;
      asked += 1;
      await route.fulfill({
        json: {results: requests.map((request) => answer(request, hits.slice(from, from + perAnswer)))},
        headers: {'access-control-allow-origin': '*'},
      });
    });
    for (let index = 0; index < answers; index += 1) {
      const about = `SEED=${seed}, answer ${index}`;
      // Opened anew, because the search leaves a service alone for a while whose answers it could not read.
      await page.goto(index % 2 ? '/search?q=word' : '/');
      await hydrated(page);
      if (index % 2 === 0) await (await openSearch(page)).fill('word');
      await expect.poll(() => asked).toBe(index + 1);
      await forEachIn(page, [index], () => undefined);
      await expectUnharmed(page, origin, about);
    }
  });
