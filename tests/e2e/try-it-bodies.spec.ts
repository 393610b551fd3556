/** Bodies in 'Try it': forms that follow a choice, and JSON filled in as fields. */
import {json} from '../support/server';
import {expect, test, violations} from './fixtures';
import {consoleOf, openConsole, send} from './try-it';
import {openWith, outcome, sent, serve, useServers} from './try-it-server';

useServers();

test('bodies: a form shows the fields of the chosen alternative, and sends no others', async ({page}) => {
  const server = await serve(() => json(200, {}));
  await openWith(page, 'create-token', server, {'https://auth.example.com': server.url});
  const console = consoleOf(page);
  const grant = console.getByLabel('grant_type');
  await expect(console.getByLabel('scope')).toBeVisible();
  await expect(console.getByLabel('code_verifier')).toBeHidden();
  await grant.selectOption('authorization_code');
  await expect(console.getByLabel('code_verifier')).toBeVisible();
  await expect(console.getByLabel('scope')).toBeHidden();
  await grant.selectOption('refresh_token');
  await send(page);
  await expect(console.getByLabel('refresh_token')).toHaveAccessibleDescription('Is required.');
  await console.getByLabel('refresh_token').fill('the-token');
  await send(page);
  await expect(outcome(page)).toContainText('200');
  expect(Object.fromEntries(new URLSearchParams(sent(server)[0]?.body))).toEqual({
    grant_type: 'refresh_token',
    refresh_token: 'the-token',
    scope: 'ai.transcribe jobs.read',
  });
});

test('bodies: JSON is filled in as fields, which change its text', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await openConsole(page, 'add-pet');
  const console = consoleOf(page);
  const fields = console.getByRole('button', {name: 'Fill in fields'});
  await fields.click();
  await console.getByLabel('name').first().fill('Rex');
  await console.getByRole('button', {name: 'Add to tags'}).click();
  const tags = console.getByRole('group', {name: /^tags \d/});
  const count = await tags.count();
  await tags.last().getByLabel('id').fill('x');
  await send(page);
  await expect(tags.last().getByLabel('id')).toHaveAccessibleDescription(/Must be a whole number\./);
  await tags.last().getByLabel('id').fill('7');
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await fields.click();
  const body = console.getByRole('textbox', {name: 'Body'});
  const value = JSON.parse(await body.inputValue()) as {name: string; tags: unknown[]};
  expect(value.name).toBe('Rex');
  expect(value.tags).toHaveLength(count);
  expect(value.tags.at(-1)).toEqual({id: 7});
  await body.fill('[');
  await fields.click();
  await expect(console.getByText('The text is not a JSON object')).toBeVisible();
  await expect(body).toHaveValue('[');
});
