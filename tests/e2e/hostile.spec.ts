/**
 * Hostile input from addresses, storage, other windows and the keyboard, with React started: nothing of it runs, crashes a
 * page or leads out of the site. Some 1,700 cases; a failure tells its seed, and `SEED=1` repeats it.
 */
import fc from 'fast-check';
import {guide, operationWithBody, pageAt, withTabs} from '../support/scenes';
import {hostileAddress, hostileJson, hostileText, hostileValue, some} from '../support/hostile/payloads';
import {expect, hydrated, test} from './fixtures';
import {countRuns, expectUnharmed, forEachIn} from './hostile';
import {field, modal, openSearch, storageKeys} from './search';

const seed = Number(process.env.SEED ?? Date.now() % 1e6);

/** Pages that read all of the keys, an address that there is not, and the page of the search. */
const paths = [guide().path, operationWithBody().path, withTabs().path, '/search', '/', '/blog'];

const plainKeys = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.language',
  'docs-preferred-version-default',
  '__proto__',
];

const saved = fc.array(
  fc.record(
    {
      objectID: hostileText,
      url: hostileAddress,
      url_without_anchor: hostileAddress,
      anchor: hostileText,
      type: fc.constantFrom('lvl1', 'content', '__proto__'),
      content: fc.oneof(hostileText, fc.constant(null)),
      hierarchy: fc.record({lvl0: hostileText, lvl1: hostileText}),
    },
    {requiredKeys: ['objectID', 'url', 'hierarchy']},
  ),
  {minLength: 1, maxLength: 8},
);

const placeOf = (path: string) =>
  fc.record(
    {
      path: fc.constant(path),
      version: hostileValue,
      top: hostileValue,
      text: hostileText,
      open: hostileValue,
      menu: hostileValue,
      parts: hostileValue,
    },
    {requiredKeys: ['path']},
  );

const eitherJson = (own: fc.Arbitrary<unknown>) =>
  fc.oneof(
    {weight: 2, arbitrary: own.map((value) => JSON.stringify(value))},
    {weight: 1, arbitrary: hostileJson},
  );

/** All that a page finds when it is opened. */
function* loads(count: number, from: number) {
  const texts = some(hostileText, 4 * count, from);
  const name = (index: number) => texts[index] ?? '';
  for (let index = 0; index < count; index += 1) {
    const own = from + index;
    const path = paths[own % paths.length]!;
    const isUnknown = own % 4 === 3;
    const address = isUnknown
      ? `/docs/${encodeURIComponent(String(Buffer.from(name(4 * index)))).replace(/%(?=00|2F)/g, '-')}`
      : path;
    const query = new URLSearchParams([
      ['q', name(4 * index + 1)],
      ['in', name(4 * index + 2)],
      [name(4 * index + 3), name(4 * index)],
    ]);
    const [recent, favourite, place] = [saved, saved, placeOf(address)].map(
      (kind, which) => some(eitherJson(kind as fc.Arbitrary<unknown>), 1, own + which)[0]!,
    );
    yield {
      address: `${address}?${own % 2 ? query : `q=${name(4 * index + 1)}`.replace(/#/g, '')}#${name(4 * index + 2)}`,
      local: {
        ...Object.fromEntries(
          plainKeys.map((key, which) => [key, some(hostileJson, 1, own * 10 + which)[0]!]),
        ),
        [storageKeys.recent]: recent!,
        [storageKeys.favourite]: favourite!,
      },
      session: {'hub.place': place!, 'hub.fresh.': name(4 * index + 3)},
      name: name(4 * index + 3),
      messages: some(hostileValue, 12, own),
    };
  }
}

test.beforeEach(async ({page, noise}) => {
  // What the site says of what it forgets, and what the server says of addresses that there are not.
  noise.allow(/^console warning: Not a colour mode, so forgotten/);
  noise.allow(/^console warning: Docusaurus/);
  noise.allow(/^(console error: Failed to load resource|status 40[04])/);
  await countRuns(page);
});

for (let part = 0; part < 8; part += 1)
  test(`hostile: addresses, storage, names and messages of windows, ${part + 1} of 8`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(3 * 60_000);
    const origin = new URL(baseURL ?? '').origin;
    const given = await page.context().newPage();
    await given.goto('/robots.txt');
    for (const load of loads(6, seed + part * 6)) {
      const about = `SEED=${seed}, at ${load.address}`;
      // Storage is of the origin, save that of the session, which each page fills as it comes.
      await given.evaluate((local) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
      }, load.local);
      await page.goto('/robots.txt');
      await page.evaluate(
        ([session, name, value]) => {
          window.name = name;
          sessionStorage.clear();
          for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text);
          history.replaceState(value, '');
        },
        [load.session, load.name, load.messages[0]] as const,
      );
      await page.goto(load.address);
      await hydrated(page);
      await forEachIn(page, load.messages, (message) => window.postMessage(message, '*'));
      // What was stored of the page may have opened it.
      if (!(await modal(page).isVisible())) await openSearch(page);
      await expectUnharmed(page, origin, about);
    }
    await given.close();
  });

test('hostile: hashes of a page, one after the other', async ({page, baseURL, noise}) => {
  test.setTimeout(2 * 60_000);
  noise.allow(/page error: Failed to execute 'querySelector'/);
  await page.goto(guide().path);
  await hydrated(page);
  await forEachIn(page, some(hostileText, 200, seed), (text) => (location.hash = text));
  await expectUnharmed(page, new URL(baseURL ?? '').origin, `SEED=${seed}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(pageAt(guide().path).title);
});

test('hostile: queries in the address of the search page', async ({page, baseURL}) => {
  test.setTimeout(2 * 60_000);
  await page.goto('/search');
  await hydrated(page);
  const queries = some(hostileText, 100, seed).map((text) => `?${String(new URLSearchParams({q: text}))}`);
  await forEachIn(page, queries, (query) => {
    history.pushState(undefined, '', `/search${query}`);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expectUnharmed(page, new URL(baseURL ?? '').origin, `SEED=${seed}`);
});

test('hostile: words in the field of the search', async ({page, baseURL}) => {
  test.setTimeout(2 * 60_000);
  await page.goto('/');
  await hydrated(page);
  await openSearch(page);
  await forEachIn(page, some(hostileText, 200, seed), (text) => {
    const input = document.querySelector<HTMLInputElement>('dialog input[name=q]')!;
    input.value = text;
    input.dispatchEvent(new Event('input', {bubbles: true}));
  });
  await expectUnharmed(page, new URL(baseURL ?? '').origin, `SEED=${seed}`);
  await expect(field(page)).toBeVisible();
});
