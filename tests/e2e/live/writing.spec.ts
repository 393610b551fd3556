/** What an author meets while `npm start` runs. The tests write into one copy of the site, one after the other. */
import {expect as base, test, type Page} from '@playwright/test';
import {illustrated, operationWithBody, pageAt} from '../../support/scenes';
import {attachOutput, hookTimeout, startDevServer, type DevServer} from './dev-server';

/** A page is compiled while the test waits for it. */
const expect = base.configure({timeout: 30_000});

let server: DevServer;

/** A page of MDX, whose tags have to be closed. */
const component = pageAt('/docs/support');

test.describe.configure({mode: 'serial', timeout: 120_000});
test.beforeAll(async () => {
  test.setTimeout(hookTimeout);
  server = await startDevServer('writing');
});
test.afterEach(() => attachOutput(server));
test.afterAll(() => server.stop());

/** What the bundler made of a part once it was asked for; its name does not stand in the registry. */
const compiledPart = /\/(?!__|main|runtime|pages|plugin|styles)[^/]+(?<!\.hot-update)\.js$/;

/** The pages that a browser asks the server to compile. */
function compiled(page: Page): Set<string> {
  const pages = new Set<string>();
  page.on('request', (request) => {
    const asked = request.method() === 'POST' ? (request.postData() ?? '') : '';
    for (const [, file] of asked.matchAll(/\/((?:docs|blog)\/\S+\.mdx?)/g)) if (file) pages.add(file);
  });
  return pages;
}

/**
 * Holds the frame of a page back until its middle is asked for, and the middle until the frame has been compiled as well:
 * the files of the middle are then newer than what the browser knows of them.
 */
async function middleBeforeFrame(page: Page): Promise<void> {
  const middleAsked = page.waitForRequest(compiledPart);
  const frameAsked = page.waitForRequest((request) =>
    Boolean(request.postData()?.includes('theme/DocRoot/')),
  );
  const frameThere = frameAsked.then(() => page.waitForRequest(/\.hot-update\.json$/));
  await page.route(/\/__comp---theme-doc-root[^/]*\.js$/, async (route) => {
    await middleAsked;
    await route.continue();
  });
  await page.route(compiledPart, async (route) => {
    await frameThere;
    await route.continue();
  });
}

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const panel = (page: Page) => page.getByRole('region', {name: 'What to correct in this project'});
const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

/** Where the frame of the docs has its styles, the sidebar is beside what is read. */
const isLaidOut = async (page: Page) => {
  const [aside, main] = await Promise.all([
    page.locator('aside').boundingBox(),
    page.locator('main').boundingBox(),
  ]);
  return aside && main && aside.x + aside.width <= main.x;
};

test('a page is compiled when it is opened, with its styles and no other page, in whichever order its parts come', async ({
  page,
}) => {
  const pages = compiled(page);
  await middleBeforeFrame(page);
  await page.goto(`${server.url}/docs/intro`);
  await expect(heading(page)).toHaveText(pageAt('/docs/intro').title);
  expect([...pages]).toEqual(['docs/intro.md']);
  await expect.poll(() => isLaidOut(page), 'its styles are compiled with it').toBe(true);
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
  await sidebar(page).getByRole('link', {name: 'Support'}).click();
  await expect.poll(() => [...pages], 'the click asks for the page').toContain('docs/support.mdx');
  await expect(heading(page)).toHaveText('Support');
});

test('a saved text shows on the open page, which stays', async ({page}) => {
  await page.goto(`${server.url}/docs/intro`);
  await expect(heading(page)).toBeVisible();
  await heading(page).evaluate((element) => (element.dataset.stays = 'yes'));
  for (const text of ['The first change.', 'The second change.']) {
    server.write('docs/intro.md', (before) => `${before}\n${text}\n`);
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(heading(page)).toHaveAttribute('data-stays', 'yes');
  server.write('docs/intro.md', (before) => `${before}\n## The third change\n`);
  await expect(page.getByRole('link', {name: 'The third change', exact: true})).toBeVisible();
});

test('a saved style shows on the open page, which stays', async ({page}) => {
  await page.goto(`${server.url}/docs/intro`);
  await expect(heading(page)).toBeVisible();
  await heading(page).evaluate((element) => (element.dataset.stays = 'yes'));
  for (const spacing of ['3px', '5px']) {
    server.write('src/css/custom.css', (before) => `${before}\nh1 { letter-spacing: ${spacing}; }\n`);
    await expect(heading(page)).toHaveCSS('letter-spacing', spacing);
  }
  await expect(heading(page)).toHaveAttribute('data-stays', 'yes');
});

test('a page shows what it imports from now on', async ({page}) => {
  await page.goto(`${server.url}/docs/support`);
  await expect(heading(page)).toBeVisible();
  const importing = 'import {marked} from "marked";\n\n{marked.parseInline("*Imported.*")}\n';
  server.write('docs/support.mdx', (before) => `${before}\n${importing}`);
  await expect(page.getByText('<em>Imported.</em>')).toBeVisible();
});

test('a changed title and a new page show', async ({page}) => {
  await page.goto(`${server.url}/docs/intro`);
  server.write('docs/support.mdx', (before) => before.replace(/^title: .*$/m, 'title: Help from people'));
  await expect(sidebar(page).getByRole('link', {name: 'Help from people'})).toBeVisible();
  server.write('docs/new.md', () => '---\ntitle: New\ndescription: A page.\n---\n\nIt is there.\n');
  await expect(async () => {
    await page.goto(`${server.url}/docs/new`);
    await expect(page.getByText('It is there.')).toBeVisible();
  }).toPass();
});

test('a mistake is shown where the author looks, and its repair too', async ({page}) => {
  await page.goto(`${server.url}/docs/support`);
  await expect(heading(page)).toBeVisible();
  let right = '';
  server.write('docs/support.mdx', (before) => `${(right = before)}\n<Tabs>\n`);
  await expect(panel(page)).toContainText(/docs\/support\.mdx:\d+:\d+/);
  await expect(panel(page)).toContainText('<Tabs>');
  await expect(heading(page), 'the last good page').toBeVisible();
  server.write('docs/support.mdx', () => `${right}\nMended.\n`);
  await expect(page.getByText('Mended.')).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test('a page that is opened with its mistake shows once it is repaired', async ({page}) => {
  let right = '';
  server.write(component.source, (before) => `${(right = before)}\n<div>\n`);
  await page.goto(`${server.url}${component.path}`);
  await expect(panel(page)).toContainText('<div>');
  server.write(component.source, () => right);
  await expect(heading(page)).toHaveText(/^title: (.*)$/m.exec(right)![1]!);
});

test('a changed style shows', async ({page}) => {
  await page.goto(`${server.url}/docs/intro`);
  await expect(heading(page)).toBeVisible();
  server.write('src/css/custom.css', (before) => `${before}\nh1 { letter-spacing: 7px; }\n`);
  await expect(heading(page)).toHaveCSS('letter-spacing', '7px');
});

test('a new diagram is drawn in the browser, beside those that are stored, and changes with its text', async ({
  page,
}) => {
  const {path, source} = illustrated();
  await page.goto(`${server.url}${path}`);
  await expect(page.getByRole('article').locator('svg.drawing').first()).toBeVisible();
  const drawn = page.getByRole('article').locator('svg[id^="mermaid-svg"]');
  await expect(drawn).toHaveCount(0);
  let right = '';
  const fence = '```mermaid\nflowchart LR\n  newfound --> old\n```';
  server.write(source, (before) => `${(right = before)}\n\n${fence}\n`);
  await expect(drawn).toContainText('newfound');
  server.write(source, (before) => before.replace('newfound', 'rewritten'));
  await expect(drawn).toContainText('rewritten');
  server.write(source, () => right);
  await expect(drawn).toHaveCount(0);
});

test('what comes on demand is there: search, the API console', async ({page}) => {
  await page.goto(`${server.url}${illustrated().path}`);
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(`${server.url}${operationWithBody().path}`);
  await page.getByRole('button', {name: 'Try it'}).first().click();
  await expect(page.getByRole('button', {name: /Send/})).toBeVisible();
});
