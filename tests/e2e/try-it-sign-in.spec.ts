/** Signing in from 'Try it' with each flow, at a real OAuth server (oauth2-mock-server). */
import type {Page} from '@playwright/test';
import {OAuth2Server, type MutableRedirectUri} from 'oauth2-mock-server';
import {json} from '../support/server';
import {expect, test, violations} from './fixtures';
import {allowCalls, consoleOf, openConsole, send, serverOf} from './try-it';
import {outcome, petServer, sent, serve, useServers} from './try-it-server';

useServers();

let server: OAuth2Server;
let issuer: string;
const tokenRequests: Record<string, unknown>[] = [];

test.beforeEach(async ({noise}) => {
  server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  issuer = `http://localhost:${server.address().port}`;
  tokenRequests.length = 0;
  server.service.on('beforeResponse', (_, {body}: {body: Record<string, unknown>}) =>
    tokenRequests.push(body),
  );
  noise.allow(/localhost:\d+/);
});
test.afterEach(() => server.stop());

const addresses = () => ({
  'https://petstore.example.com/oauth/authorize': `${issuer}/authorize`,
  'https://petstore.example.com/oauth/token': `${issuer}/token`,
});

/** Opens a console whose server takes any token, and whose scheme is that of the OAuth server. */
async function openSignIn(page: Page, replace: Record<string, string>) {
  const pets = await serve(() => json(200, []));
  await allowCalls(page, [pets.url, issuer]);
  await openConsole(page, 'find-pets-by-status', {[petServer]: pets.url, ...replace});
  await serverOf(page).selectOption({index: 1});
  await consoleOf(page).getByLabel('Client id').fill('the-client');
  return pets;
}

const press = (page: Page, name: string) => consoleOf(page).getByRole('button', {name}).click();

async function expectToken(page: Page): Promise<string> {
  await expect(consoleOf(page).getByText('The token is in place.')).toBeVisible();
  return consoleOf(page).getByLabel('Access token').inputValue();
}

test('sign-in: authorisation code with PKCE, in a window of its own', async ({page, context}) => {
  const pets = await openSignIn(page, addresses());
  expect(await violations(page)).toEqual([]);
  const authorised = new Promise<URL>((resolve) =>
    context.on('request', (request) => {
      if (request.url().startsWith(`${issuer}/authorize`)) resolve(new URL(request.url()));
    }),
  );
  const opened = page.waitForEvent('popup');
  await press(page, 'Sign in');
  await (await opened).waitForEvent('close');
  const token = await expectToken(page);
  const asked = Object.fromEntries((await authorised).searchParams);
  expect(asked).toMatchObject({
    response_type: 'code',
    client_id: 'the-client',
    scope: 'write:pets read:pets',
    code_challenge_method: 'S256',
    redirect_uri: new URL('/sign-in', page.url()).href,
  });
  expect(asked.state?.length).toBeGreaterThan(20);
  expect(tokenRequests[0]).toMatchObject({
    grant_type: 'authorization_code',
    redirect_uri: asked.redirect_uri,
  });
  await send(page);
  await expect(outcome(page)).toContainText('200');
  expect(sent(pets)[0]?.headers.authorization).toBe(`Bearer ${token}`);
});

test('sign-in: an answer with another state is nobody’s', async ({page, context}) => {
  server.service.on('beforeAuthorizeRedirect', ({url}: MutableRedirectUri) =>
    url.searchParams.set('state', 'somebody-else'),
  );
  await openSignIn(page, addresses());
  const opened = page.waitForEvent('popup');
  await press(page, 'Sign in');
  await (await opened).waitForEvent('close');
  await expect(consoleOf(page).getByText('Waiting for you to sign in')).toBeVisible();
  expect(tokenRequests).toEqual([]);
  await press(page, 'Give up');
  await expect(consoleOf(page).getByText('Cancelled.')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('sign-in: a refusal is told in the server’s words', async ({page}) => {
  server.service.on('beforeAuthorizeRedirect', ({url}: MutableRedirectUri) => {
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
    url.searchParams.set('error_description', 'You said no');
  });
  await openSignIn(page, addresses());
  await press(page, 'Sign in');
  await expect(consoleOf(page).getByText('Not signed in: You said no.')).toBeVisible();
});

test('sign-in: a browser that refuses windows gets a link', async ({page}) => {
  await page.addInitScript(() => (window.open = () => null));
  await openSignIn(page, addresses());
  await press(page, 'Sign in');
  await consoleOf(page)
    .getByRole('link', {name: /^Sign in at localhost/})
    .click();
  await expectToken(page);
});

test('sign-in: the page that the server sends a reader back to forgets the code', async ({page, noise}) => {
  // A window that the reader opened stays open.
  noise.allow(/Scripts may close only/);
  await page.goto('/sign-in?code=secret-code&state=x');
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Back from signing in');
  expect(await violations(page)).toEqual([]);
});

test('sign-in: an OpenID provider is asked for its addresses', async ({page}) => {
  const pets = await serve(() => json(200, []));
  await allowCalls(page, [pets.url, issuer]);
  await openConsole(page, 'get-inventory', {
    [petServer]: pets.url,
    '"type":"apiKey"': `"type":"openIdConnect","openIdConnectUrl":"${issuer}/.well-known/openid-configuration"`,
  });
  await serverOf(page).selectOption({index: 1});
  await press(page, 'how to sign in');
  await expect(consoleOf(page).getByText('The addresses are known.')).toBeVisible();
  await consoleOf(page).getByLabel('Client id').fill('the-client');
  await press(page, 'Sign in');
  await expectToken(page);
});

test('sign-in: a device code, asked for as often as the server says', async ({page}) => {
  const answers = ['authorization_pending', 'slow_down', ''];
  const device = await serve(({path}) => {
    if (path === '/device')
      return json(200, {
        device_code: 'the-device',
        user_code: 'WDJB-MJHT',
        verification_uri: 'https://example.com/device',
        expires_in: 600,
        interval: 1,
      });
    const error = answers.shift();
    return error ? json(400, {error}) : json(200, {access_token: 'device-token', token_type: 'Bearer'});
  });
  await allowCalls(page, [device.url]);
  await openConsole(page, 'find-pets-by-status', {
    '"authorizationCode":': `"deviceAuthorization":{"deviceAuthorizationUrl":"${device.url}/device","tokenUrl":"${device.url}/token","scopes":{}},"other":`,
  });
  await serverOf(page).selectOption({index: 1});
  await consoleOf(page).getByLabel('Client id').fill('the-client');
  await page.clock.install();
  await press(page, 'Get a token');
  await expect(consoleOf(page).getByText('Your code is WDJB-MJHT.')).toBeVisible();
  await expect(consoleOf(page).getByRole('link', {name: 'Sign in at example.com'})).toBeVisible();
  for (const [seconds, count] of [
    [1, 2],
    [1, 3],
    [6, 4],
  ] as const) {
    await page.clock.runFor(seconds * 1000);
    await expect.poll(() => sent(device).length).toBe(count);
  }
  expect(await expectToken(page)).toBe('device-token');
});

test('sign-in: flows that should not be used say so', async ({page}) => {
  const tokens = await serve(() => json(200, {access_token: 'password-token', token_type: 'Bearer'}));
  await allowCalls(page, [tokens.url]);
  await openConsole(page, 'find-pets-by-status', {
    '"authorizationCode":': `"implicit":{"authorizationUrl":"https://example.com/a","scopes":{}},"password":{"tokenUrl":"${tokens.url}/token","scopes":{}},"other":`,
  });
  await serverOf(page).selectOption({index: 1});
  await consoleOf(page).getByLabel('Get the token by').selectOption({label: 'Implicit (deprecated)'});
  await expect(consoleOf(page).getByText('RFC 9700 advises against it')).toBeVisible();
  await expect(consoleOf(page).getByRole('button', {name: 'Get a token'})).toBeHidden();
  await consoleOf(page)
    .getByLabel('Get the token by')
    .selectOption({label: 'User name and password (deprecated)'});
  await consoleOf(page).getByLabel('User name').fill('zoë');
  await consoleOf(page).getByLabel('Password').fill('secret');
  await consoleOf(page).getByLabel('Client id').fill('the-client');
  await press(page, 'Get a token');
  expect(await expectToken(page)).toBe('password-token');
  expect(Object.fromEntries(new URLSearchParams(sent(tokens)[0]?.body))).toMatchObject({
    grant_type: 'password',
    username: 'zoë',
    password: 'secret',
  });
});
