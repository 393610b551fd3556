/** The console of an operation, and how its data is made to name a server of a test. */
import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {expect, open} from './fixtures';

export const consoleOf = (page: Page): Locator => page.getByRole('form', {name: 'Console'});
export const responseOf = (page: Page): Locator => consoleOf(page).getByRole('region', {name: 'Response'});
export const serverOf = (page: Page): Locator => consoleOf(page).getByLabel('Who answers');
export const send = (page: Page): Promise<void> =>
  consoleOf(page).getByRole('button', {name: 'Send'}).click();

/** Opens an operation's page and its console. */
export async function openConsole(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.getByRole('button', {name: 'Try it'}).click();
  await expect(consoleOf(page)).toBeVisible();
}

/**
 * Changes the data of consoles on its way to the browser, and what the policy of the page allows.
 *
 * @param replace what stands in the data, and what stands there instead
 * @param allowed origins to which pages may connect
 */
export async function rewire(page: Page, replace: Record<string, string>, allowed: string[]): Promise<void> {
  await page.route('**/assets/api/*.json', (route) => {
    const data = readFileSync(`build${new URL(route.request().url()).pathname}`, 'utf8');
    return route.fulfill({
      body: Object.entries(replace).reduce((text, [from, to]) => text.replaceAll(from, to), data),
      contentType: 'application/json',
    });
  });
  await page.route('**/docs/api/**', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replace(
        "connect-src 'self'",
        `connect-src 'self' ${allowed.join(' ')}`,
      ),
    };
    return route.fulfill({response, headers});
  });
}
