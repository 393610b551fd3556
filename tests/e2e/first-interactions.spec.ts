/**
 * The first act of a reader on a page that has just come, whatever becomes of its files: it is done, or the page says why
 * not. Rows are acts, columns are what the reader had focused and what becomes of the files. `npm test` has each act with
 * each kind of file, and each kind with each fault; the full run has all three together.
 */
import {expect, hydrated, inTable, test} from './fixtures';
import {
  acts,
  allComes,
  arrive,
  attempts,
  comesAfter,
  comesAnew,
  doneOrSaid,
  elements,
  failsForEver,
  failsOnce,
  isSaid,
  kinds,
  prepare,
  spoil,
  starts,
  words,
  type Kind,
} from './first-interactions';

test.beforeEach(({page, noise}) => prepare(page, noise));

const startNames = Object.keys(starts);

for (const [row, [name, act]] of Object.entries(acts).entries()) {
  for (const [column, start] of startNames.entries())
    test(
      `${name}, ${start}: all comes: it is done, and stays done`,
      inTable(column === row % startNames.length),
      ({page}) => allComes(page, act, start),
    );

  test(`${name}: it comes before the loader: it is done`, ({page}) => comesAfter(page, act));

  for (const [column, kind] of (Object.keys(kinds) as Kind[]).entries()) {
    const start = startNames[(row + column) % startNames.length]!;

    test(
      `${name}, ${start}: the ${kind} fails once: it is done`,
      inTable((row + column) % 2 === 0),
      ({page}) => failsOnce(page, act, start, kind),
    );

    if (kind in attempts)
      test(
        `${name}: the ${kind} comes with another document: the page works`,
        inTable((row + column) % 3 === 0),
        ({page}) => comesAnew(page, act, kind),
      );

    // The page is loaded anew, so that the act itself has to be the first sign.
    for (const [place, fault] of ['fails', 'is a page', 'is cut off', 'has status 503'].entries())
      test(
        `${name}: the ${kind} ${fault}: it is done, or said`,
        inTable((row + column) % 4 === place),
        ({page}) => failsForEver(page, act, kind, fault),
      );

    const neverAnswers = inTable((row + column) % 3 === 1);
    test(
      `${name}, ${start}: the ${kind} never answers: it is said, and done when it does`,
      neverAnswers,
      async ({page}) => {
        await page.clock.install();
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await page.route(kinds[kind], async (route) => {
          await released;
          await route.continue();
        });
        await arrive(page, act, start);
        await act.act(page);
        const asking = elements[kind];
        if (asking) await expect(page.locator(asking).first()).toBeAttached();
        if (!act.needs.includes(kind)) await act.isDone(page);
        else {
          await page.clock.fastForward(2500);
          await expect(page.locator('[data-waiting]')).toHaveAttribute('data-waiting', 'loading…');
        }
        await page.clock.fastForward(10_500);
        await expect(page.getByRole('alert').first()).toContainText('Part of this page did not load.');
        release();
        await act.isDone(page);
        await hydrated(page);
        await expect(words(page)).toHaveCount(0);
      },
    );
  }

  test(
    `${name}: another version of the site: it is done, or said`,
    inTable(row % 2 === 0),
    async ({page}) => {
      await page.route('**/version.json', (route) => route.fulfill({json: {version: 'ffffffff'}}));
      await spoil(page, 'site', 'is gone');
      await arrive(page, act, 'nothing focused');
      await act.act(page);
      await expect(page.getByText('This site was updated.').first()).toBeVisible();
    },
  );

  test(`${name}: offline, and back: it is done`, inTable(row % 2 === 1), async ({page, context}) => {
    await arrive(page, act, 'nothing focused');
    await page.waitForLoadState();
    await context.setOffline(true);
    await act.act(page);
    await doneOrSaid(act, page);
    await isSaid(page);
    await context.setOffline(false);
    await hydrated(page);
    await act.isDone(page).catch(async () => {
      // The page was loaded again: what was pressed is there to be pressed.
      await act.act(page);
      await act.isDone(page);
    });
  });
}
