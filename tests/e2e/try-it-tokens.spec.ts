/** Tokens that expire: what 'Try it' says of them, and how it gets the next one (RFC 6749, section 6). */
import type {Page} from '@playwright/test';
import {json, type Server} from '../support/server';
import {expect, test, violations} from './fixtures';
import {allowCalls, consoleOf, openConsole, send, serverOf} from './try-it';
import {outcome, petServer, sent, serve, useServers} from './try-it-server';

useServers();

type Answer = {status?: number; body: object};

const token = (name: string, more: object = {}): Answer => ({
  body: {access_token: name, token_type: 'Bearer', expires_in: 3600, ...more},
});

/** A server of pets, and one of tokens that gives these answers one after the other; the first token is in place. */
async function signedIn(page: Page, ...answers: Answer[]): Promise<{pets: Server; tokens: Server}> {
  const pets = await serve(() => json(200, []));
  const tokens = await serve(() => {
    const {status = 200, body} = answers.shift() ?? {status: 500, body: {}};
    return json(status, body);
  });
  await allowCalls(page, [pets.url, tokens.url]);
  await page.clock.install();
  await openConsole(page, 'find-pets-by-status', {
    [petServer]: pets.url,
    '"authorizationCode":': `"clientCredentials":{"tokenUrl":"${tokens.url}/token","refreshUrl":"${tokens.url}/refresh","scopes":{}},"other":`,
  });
  await serverOf(page).selectOption({index: 1});
  await consoleOf(page).getByLabel('Client id').fill('the-client');
  await consoleOf(page).getByLabel('Client secret').fill('the-secret');
  await consoleOf(page).getByRole('button', {name: 'Get a token'}).click();
  await expect(consoleOf(page).getByText('The token is in place.')).toBeVisible();
  return {pets, tokens};
}

const fieldOf = (page: Page) => consoleOf(page).getByLabel('Access token');
const sentTokens = (pets: Server) => sent(pets).map(({headers}) => headers.authorization);
const refreshes = (tokens: Server) =>
  sent(tokens)
    .filter(({path}) => path === '/refresh')
    .map(({headers, body}) => ({
      client: headers.authorization,
      ...Object.fromEntries(new URLSearchParams(body)),
    }));

test('tokens: one that has expired is refreshed before the next request', async ({page}) => {
  const {pets, tokens} = await signedIn(
    page,
    token('first', {refresh_token: 'refresh-1'}),
    token('second', {refresh_token: 'refresh-2'}),
    token('third'),
  );
  await expect(
    consoleOf(page).getByText(/^The token expires on .+ A later request refreshes it/),
  ).toBeVisible();
  await send(page);
  await expect(outcome(page)).toContainText('200');
  expect(refreshes(tokens)).toEqual([]);
  for (const next of ['second', 'third']) {
    await page.clock.fastForward('01:00:01');
    await expect(
      consoleOf(page).getByText(/^The token expired on .+ The next request refreshes it/),
    ).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await send(page);
    await expect(fieldOf(page)).toHaveValue(next);
    await expect(outcome(page)).toContainText('200');
  }
  expect(sentTokens(pets)).toEqual(['Bearer first', 'Bearer second', 'Bearer third']);
  const client = `Basic ${Buffer.from('the-client:the-secret').toString('base64')}`;
  expect(refreshes(tokens)).toEqual([
    {client, grant_type: 'refresh_token', refresh_token: 'refresh-1'},
    {client, grant_type: 'refresh_token', refresh_token: 'refresh-2'},
  ]);
});

test('tokens: the reader may have the next one before', async ({page}) => {
  const {tokens} = await signedIn(page, token('first', {refresh_token: 'refresh-1'}), token('second'));
  await consoleOf(page).getByRole('button', {name: 'Refresh the token'}).click();
  await expect(consoleOf(page).getByText('The next token is in place.')).toBeVisible();
  await expect(fieldOf(page)).toHaveValue('second');
  expect(refreshes(tokens)).toHaveLength(1);
  // The token of somebody else has nothing to do with it.
  await fieldOf(page).fill('pasted');
  await expect(consoleOf(page).getByText(/^The token expires/)).toBeHidden();
});

test('tokens: when the next one is refused, nothing is sent', async ({page}) => {
  const refusal = {error: 'invalid_grant', error_description: 'The refresh token was revoked'};
  const {pets} = await signedIn(page, token('first', {refresh_token: 'refresh-1'}), {
    status: 400,
    body: refusal,
  });
  await page.clock.fastForward('01:00:01');
  await send(page);
  await expect(outcome(page)).toContainText('The access token has expired, and there is no other');
  await expect(outcome(page)).toContainText('The refresh token was revoked');
  expect(sent(pets)).toEqual([]);
});

test('tokens: that one has expired and cannot be refreshed is said before anything is sent', async ({
  page,
}) => {
  const {pets} = await signedIn(page, token('first'));
  await page.clock.fastForward('01:00:01');
  await consoleOf(page).getByRole('button', {name: 'Send', exact: true}).click();
  await expect(consoleOf(page)).toContainText('Nothing was sent: the token of petstore_auth has expired.');
  expect(sent(pets)).toEqual([]);
  await consoleOf(page).getByRole('button', {name: 'Send anyway'}).click();
  await expect(outcome(page)).toContainText('200');
  expect(sentTokens(pets)).toEqual(['Bearer first']);
});

test('tokens: a server that does not say when they expire is told as such', async ({page}) => {
  await signedIn(page, token('first', {expires_in: undefined}));
  await expect(consoleOf(page).getByText('The server does not say when the token expires.')).toBeVisible();
});
