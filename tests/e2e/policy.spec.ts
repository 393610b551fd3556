/** With the settings of a plain build no page asks another host for anything. */
import {operationWithBody} from '../support/scenes';
import {expect, hydrated, open, test} from './fixtures';
import {templates} from './page-helpers';
import {searchFor} from './search';

test('third parties: no page hints at another host, and nothing that a reader opens asks one', async ({
  page,
  noise,
}) => {
  noise.allow(/\b404\b/);
  for (const path of templates) {
    await page.goto(path);
    const hints = await page
      .locator(
        'link:is([rel~=preconnect], [rel~=dns-prefetch], [rel~=preload], [rel~=prefetch], [rel~=stylesheet])',
      )
      .evaluateAll((links) => (links as HTMLLinkElement[]).map(({href}) => new URL(href).origin));
    const {origin} = new URL(page.url());
    expect
      .soft(
        hints.filter((hint) => hint !== origin),
        path,
      )
      .toEqual([]);
  }
  // The noise of a test has each request to another host.
  await open(page, operationWithBody().path);
  await page.getByRole('button', {name: 'Try it'}).first().click();
  await searchFor(page, 'retention');
  await page.goto('/search?q=retention');
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('list', {name: 'Results'})).toBeVisible();
});
