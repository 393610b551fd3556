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

/** What React's start has asked for has come, and there was time to run it. */
const hasAll = () => {
  const asked = document.querySelectorAll<HTMLLinkElement>(
    'link[rel=preload][as=script], link[rel=stylesheet]',
  );
  const hasCome = ({href}: HTMLLinkElement) =>
    performance.getEntriesByName(href).some((entry) => (entry as PerformanceResourceTiming).responseEnd > 0);
  return asked.length > 4 && [...asked].every(hasCome);
};

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
  await page.waitForFunction(hasAll);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  server.release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await leave(page, server);
});
