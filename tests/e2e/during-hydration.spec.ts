/** While React takes a page over: it takes the whole of it, and loses nothing that the reader does. */
import {expect, startReact, test} from './fixtures';
import {colourToggle} from './page-helpers';
import {documentOf, leave, slowServer} from './slow-server';

test('colour mode: pressed while React takes over, it changes once', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/docs/intro');
  const wasReady = await page.evaluate(() => {
    dispatchEvent(new PointerEvent('pointermove'));
    const button = document.querySelector<HTMLElement>('.color-mode button')!;
    const {port1, port2} = new MessageChannel();
    return new Promise((resolve) => {
      // React works in slices, and marks what it has come to.
      port1.onmessage = () => {
        if (!Object.keys(button).some((key) => key.startsWith('__react'))) return port2.postMessage('');
        button.click();
        return resolve(document.documentElement.dataset.hasHydrated);
      };
      port2.postMessage('');
    });
  });
  expect(wasReady).not.toBe('true');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await expect(colourToggle(page)).toHaveAccessibleName(/currently light mode/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

/**
 * In the page, from its start: types letters in the first moment after React has taken the page over. It works in steps
 * between which others have their turn, and what it does after taking over is a step of its own.
 */
function typeOnceTakenOver(letters: string): void {
  let time = 0;
  // Each look at the clock tells React that its turn is over.
  performance.now = () => (time += 6);
  addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('__docusaurus') as unknown as Record<
      string,
      {stateNode: {current: {memoizedState: {isDehydrated: boolean}}}}
    >;
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
      if (!key || root[key]!.stateNode.current.memoizedState.isDehydrated) return port2.postMessage('');
      document.querySelector<HTMLElement>('main input')!.focus();
      for (const letter of letters) document.execCommand('insertText', false, letter);
      document.documentElement.dataset.typed = 'true';
    };
    port2.postMessage('');
  });
}

test('search page: letters typed as soon as React has taken over stay, and are searched for', async ({
  page,
}) => {
  await page.addInitScript(typeOnceTakenOver, 'au');
  await page.goto('/search');
  await expect(page.locator('html')).toHaveAttribute('data-typed', 'true');
  const field = page.getByRole('searchbox', {name: 'Search the documentation'});
  await field.press('d');
  await expect(field).toHaveValue('aud');
  await expect(page).toHaveURL('/search?q=aud');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “aud”');
});

test('React takes over a whole page: one whose end is on its way has one end', async ({
  page,
  baseURL,
  noise,
}) => {
  const site = baseURL ?? '';
  noise.allow(/third-party request/);
  const document = await documentOf(site);
  const server = await slowServer(site, document, document.indexOf('</h1>'));
  await page.goto(server.url, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await startReact(page);
  await page.waitForFunction(() => window.hub?.answer);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  server.release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await leave(page, server);
});

test('a page that was cut off on its way is loaded again at the first act', async ({page, noise}) => {
  noise.allow(/The page was cut off/);
  let times = 0;
  await page.route('**/docs/intro', async (route) => {
    const whole = await (await route.fetch()).text();
    const body = times++ ? whole : whole.slice(0, whole.indexOf('</h1>'));
    await route.fulfill({body, contentType: 'text/html; charset=utf-8'});
  });
  await page.goto('/docs/intro');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await startReact(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  expect(times).toBe(2);
});
