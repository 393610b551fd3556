/** The support page: links that open an e-mail with what support needs. */
import type {Locator, Page} from '@playwright/test';
import {guide, newestPost} from '../support/scenes';
import {expect, open, startReact, test} from './fixtures';
import {topBar} from './page-helpers';

const post = newestPost().path;

const mailLinks = (page: Page): Locator => page.getByRole('article').locator('a[href^="mailto:"]');

/** Subject and lines of the body, as an e-mail program reads them. */
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

  test('support: the e-mail links have an address, a subject and headings', async ({page}) => {
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

test('support: the e-mail names the page that the reader came from, and the browser', async ({
  page,
  baseURL,
}) => {
  await open(page, guide().path);
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  await expect(page).toHaveURL('/docs/support');
  await expect.poll(() => lineOf(page, 'Page')).toBe(`Page: ${baseURL}${guide().path}`);
  expect(await lineOf(page, 'Browser')).toBe(`Browser: ${await page.evaluate(() => navigator.userAgent)}`);
});

test('support: a document that was loaded from another page names that page', async ({page, baseURL}) => {
  await open(page, post);
  await page.evaluate(() => window.location.assign('/docs/support'));
  await expect(page).toHaveURL('/docs/support');
  await startReact(page);
  await expect.poll(() => lineOf(page, 'Page')).toBe(`Page: ${baseURL}${post}`);
});

test('support: opened directly, the e-mail names the support page', async ({page, baseURL}) => {
  await open(page, '/docs/support');
  await expect.poll(() => lineOf(page, 'Page')).toBe(`Page: ${baseURL}/docs/support`);
});

test('support: a section of the page is no page that the reader came from', async ({page, baseURL}) => {
  await open(page, post);
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  await page.getByRole('navigation', {name: 'On this page'}).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/docs\/support#./);
  await expect.poll(() => lineOf(page, 'Page')).toBe(`Page: ${baseURL}${post}`);
});

test('support: a search without results is in the e-mail as text', async ({page}) => {
  const query = 'zzqx&zzqy=zzqz';
  await open(page, `/search?q=${encodeURIComponent(query)}`);
  await page.getByRole('status').getByRole('link', {name: 'Let us know.'}).click();
  await expect(page).toHaveURL(/\/docs\/support\?query=/);
  await expect.poll(() => lineOf(page, 'Searched for')).toBe(`Searched for: ${query}`);
  expect(new URL((await mailLinks(page).first().getAttribute('href')) ?? '').searchParams.has('zzqy')).toBe(
    false,
  );
});

test('support: the links can be reached by keyboard and read without colour', async ({page}) => {
  await open(page, '/docs/support');
  const link = mailLinks(page).first();
  await link.focus();
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
});
