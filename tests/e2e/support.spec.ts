/** The support page: links that open an email with what support needs. */
import type {Locator, Page} from '@playwright/test';
import {guide} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {topBar} from './page-helpers';

const mailLinks = (page: Page): Locator => page.getByRole('article').locator('a[href^="mailto:"]');

/** Subject and lines of the body, as an email program reads them. */
async function mailOf(link: Locator): Promise<{subject: string; lines: string[]}> {
  const [, query = ''] = ((await link.getAttribute('href')) ?? '').split('?');
  const [subject = '', body = ''] = query
    .split('&')
    .map((field) => decodeURIComponent(field.replace(/^\w+=/, '')));
  return {subject, lines: body.split('\r\n')};
}

const lineOf = async (page: Page, heading: string) =>
  (await mailOf(mailLinks(page).first())).lines.find((line) => line.startsWith(`${heading}:`));

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('support: the email links have an address, a subject and headings', async ({page}) => {
    await page.goto('/docs/support');
    const links = mailLinks(page);
    await expect(links).toHaveText(Array<string>(3).fill('support@example.com'));
    const mails = await Promise.all((await links.all()).map(mailOf));
    expect(mails.map(({subject}) => subject.split(':')[0])).toEqual([
      'Support request',
      'Security report',
      'Accessibility',
    ]);
    for (const {lines} of mails) {
      expect(lines.length).toBeGreaterThan(4);
      expect(lines.filter((line) => !line.endsWith(':'))).toEqual([]);
    }
  });
});

test('support: the email names the page that the reader came from, and the browser', async ({
  page,
  baseURL,
}) => {
  await open(page, guide().path);
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  await expect(page).toHaveURL('/docs/support');
  await expect.poll(() => lineOf(page, 'Page')).toBe(`Page: ${new URL(guide().path, baseURL).href}`);
  expect(await lineOf(page, 'Browser')).toBe(`Browser: ${await page.evaluate(() => navigator.userAgent)}`);
});

test('support: a search without results is in the email as text', async ({page}) => {
  const query = 'zzqx&zzqy=zzqz';
  await open(page, `/search?q=${encodeURIComponent(query)}`);
  await page.getByRole('status').getByRole('link', {name: 'Let us know.'}).click();
  await expect(page).toHaveURL(/\/docs\/support\?query=/);
  await expect.poll(() => lineOf(page, 'Searched for')).toBe(`Searched for: ${query}`);
  expect(new URL((await mailLinks(page).first().getAttribute('href')) ?? '').searchParams.has('zzqy')).toBe(
    false,
  );
});
