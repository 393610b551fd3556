/** The console of an operation, with data of the tests' own. */
import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {operationWithBody} from '../support/scenes';
import {expect, open} from './fixtures';

export const consoleOf = (page: Page): Locator => page.getByRole('form', {name: 'Console'});
export const responseOf = (page: Page): Locator => consoleOf(page).getByRole('region', {name: 'Response'});
export const serverOf = (page: Page): Locator => consoleOf(page).getByLabel('Response from');
export const bodyOf = (page: Page): Locator => consoleOf(page).getByRole('textbox', {name: 'Body'});
export const outcome = (page: Page): Locator => responseOf(page).getByRole('status');

/** Opens the fold with server and credentials, or closes it. */
export async function openSettings(page: Page, isOpen = true): Promise<void> {
  const fold = consoleOf(page).getByText('Server and credentials');
  await fold.click();
  await expect(serverOf(page)).toBeVisible({visible: isOpen});
}

/** Sends the request, without the credentials that are missing. */
export async function send(page: Page): Promise<void> {
  await consoleOf(page).getByRole('button', {name: 'Send', exact: true}).click();
  const anyway = consoleOf(page).getByRole('button', {name: 'Send anyway'});
  if (await anyway.isVisible()) await anyway.click();
}

/** Where consoles open: the page of an operation, whichever the site has. */
export const consolePage = operationWithBody().path;

/** Consoles of the tests' own (tests/support/console), in the shape of src/api-reference/console/consoleData.ts. */
export type Fixture =
  'add-pet' | 'create-token' | 'find-pets-by-status' | 'get-inventory' | 'get-pet-by-id' | 'upload-file';

/**
 * Gives a console of the tests' own to the page of whichever operation is opened next.
 *
 * @param replace what stands in its data, and what is to stand there instead
 */
export async function serveConsole(
  page: Page,
  fixture: Fixture,
  replace: Record<string, string> = {},
): Promise<void> {
  const data: unknown = JSON.parse(readFileSync(`tests/support/console/${fixture}.json`, 'utf8'));
  const body = Object.entries(replace).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    JSON.stringify(data),
  );
  await page.route('**/assets/api/*.console.*.json', (route) =>
    route.fulfill({body, contentType: 'application/json'}),
  );
}

/** Opens the page of an operation, and there a console of the tests' own. */
export async function openConsole(page: Page, fixture: Fixture, replace = {}): Promise<void> {
  await serveConsole(page, fixture, replace);
  await open(page, consolePage);
  await page.getByRole('button', {name: 'Try it'}).click();
  await openSettings(page);
}

/** Has the policy of the pages allow calls to other servers. */
export async function allowCalls(page: Page, origins: string[]): Promise<void> {
  await page.route('**/docs/api/**', async (route) => {
    const response = await route.fetch();
    const allowing = (policy: string) =>
      policy.replace("connect-src 'self'", `connect-src 'self' ${origins.join(' ')}`);
    const policy = response.headers()['content-security-policy'] ?? '';
    const headers = {
      ...response.headers(),
      'content-security-policy': allowing(policy),
    };
    const body = allowing(await response.text());
    return route.fulfill({response, headers, body});
  });
}
