/** What an author meets while `npm start` runs and sources of pages change that are no pages; and what there is to correct. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect as base, test, type Page} from '@playwright/test';
import {entities} from '../../../src/content/data-dictionary';
import {families} from '../../../src/content/error-codes';
import {specifications} from '../../../src/site/apis';
import {attachOutput, hookTimeout, startDevServer, type DevServer} from './dev-server';

/** A page is compiled while the test waits for it. */
const expect = base.configure({timeout: 60_000});

let server: DevServer;

test.describe.configure({mode: 'serial', timeout: 240_000});

const trial = 'docs/trial.md';
const [family] = families;
const [entity] = entities;

const head = (title: string) =>
  `---\ntitle: ${title}\ndescription: A page of the test of sources, with a fact, codes and fields in it.\n---\n`;

test.beforeAll(async () => {
  test.setTimeout(hookTimeout);
  server = await startDevServer('sources', (write) => {
    write('src/content/facts.ts', (text) => text.replace('facts = {', 'facts = {\n  trial: {count: 7},'));
    write(
      trial,
      () =>
        `${head('Trial')}\nThere are {{trial.count}} trials.\n\n## Codes\n\n{{block errorCodes.${family.id}}}\n\n## Fields\n\n{{block dataDictionary.${entity!.name}}}\n`,
    );
  });
});
test.afterEach(() => attachOutput(server));
test.afterAll(() => server.stop());

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const panel = (page: Page) => page.getByRole('region', {name: 'What to correct in this project'});

const shown = (page: Page, text: string) => page.getByText(text).filter({visible: true}).first();

/** The file of a folder that says something. */
function fileWith(folder: string, text: string): string {
  const found = readdirSync(folder, {recursive: true, encoding: 'utf8'}).find(
    (name) => name.endsWith('.ts') && readFileSync(path.join(folder, name), 'utf8').includes(text),
  );
  return path.join(folder, found!);
}

/** Replaces the first of what a pattern finds by its groups, with other words in the middle. */
const words = 'Words of a test';
const saying = (text: string, pattern: RegExp) => {
  expect(text).toMatch(pattern);
  return text.replace(pattern, `$1${words}$2`);
};

async function openTrial(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(`${server.url}/docs/trial`);
    await expect(heading(page)).toHaveText('Trial', {timeout: 30_000});
  }).toPass({timeout: 150_000});
  await heading(page).evaluate((element) => (element.dataset.stays = 'yes'));
}

const stays = (page: Page) => expect(heading(page)).toHaveAttribute('data-stays', 'yes');

test('a fact, an error code and a row of the dictionary', async ({page}) => {
  await openTrial(page);
  await expect(page.getByText('There are 7 trials.')).toBeVisible();
  server.write('src/content/facts.ts', (text) => text.replace('count: 7', 'count: 4100'));
  await expect(page.getByText('There are 4,100 trials.')).toBeVisible();
  await stays(page);
  const [{message}] = family.codes as readonly {message: string}[] as [{message: string}];
  server.write(fileWith('src/content/error-codes', message), (text) =>
    text.replace(message, 'Told by a test'),
  );
  await expect(shown(page, 'Told by a test')).toBeVisible();
  const [{meaning}] = entity!.fields as readonly {meaning: string}[] as [{meaning: string}];
  server.write(fileWith('src/content/data-dictionary', meaning), (text) =>
    text.replace(meaning, 'What a test says of it.'),
  );
  await expect(shown(page, 'What a test says of it.')).toBeVisible();
});

test('a typed source that cannot be read is told with its line, and the last page stays', async ({page}) => {
  await openTrial(page);
  let right = '';
  server.write('src/content/facts.ts', (text) => (right = text).replace('count: 4100', 'count: ,'));
  await expect(panel(page)).toContainText(/src\/content\/facts\.ts:\d+:\d+/);
  await expect(panel(page)).toContainText('Remedy:');
  await expect(page.getByText('There are 4,100 trials.')).toBeVisible();
  server.write('src/content/facts.ts', () => right);
  await expect(panel(page)).not.toContainText('src/content/facts.ts');
});

const lists: [name: string, at: string, file: string, pattern: RegExp][] = [
  ['a label of the sidebar', '/docs/intro', 'sidebars.ts', /(label: ')[^']+(')/],
  ['a label of a tag', '/docs/tags', 'docs/tags.yml', /(label: ).+()/],
  ['the name of an author', '/blog/authors', 'blog/authors.yml', /(name: ).+()/],
  ['a setting of the site', '/docs/intro', 'src/site/identity.ts', /(label: t`)[^`]+(`, to: '\/docs)/],
];

for (const [name, at, file, pattern] of lists)
  test(name, async ({page}) => {
    await page.goto(`${server.url}${at}`);
    await expect(heading(page)).toBeVisible();
    let right = '';
    server.write(file, (text) => saying((right = text), pattern));
    await expect(shown(page, words)).toBeVisible();
    server.write(file, () => right);
    await expect(page.getByText(words)).toHaveCount(0);
  });

const [api] = specifications;

/** The first operation of a document, and its page. */
function operation() {
  const pages = readdirSync(api!.pages).filter((name) => name.endsWith('.api.mdx'));
  const summary = /^ +summary: (\S.*)$/m.exec(readFileSync(api!.file, 'utf8'))![1]!;
  const page = pages.find((name) =>
    readFileSync(path.join(api!.pages, name), 'utf8').includes(`title: ${summary}`),
  );
  return {summary, address: `/${api!.pages}/${(page ?? pages[0]!).replace('.api.mdx', '')}`};
}

test('an operation, while its document has a mistake, and by hand', async ({page}) => {
  const {summary, address} = operation();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.goto(`${server.url}${address}`);
  await expect(heading(page)).toContainText(summary);
  await heading(page).evaluate((element) => (element.dataset.stays = 'yes'));
  server.write(api!.file, (text) => text.replace(`summary: ${summary}`, `summary: ${words}`));
  // The process that makes pages gives way to all others, which a machine full of tests has many of.
  await expect(heading(page)).toContainText(words, {timeout: 150_000});
  let right = '';
  server.write(api!.file, (text) => (right = text).replace('operationId:', 'operationIdentity:'));
  await expect(panel(page)).toContainText(new RegExp(String.raw`${api!.file}:\d+:\d+`));
  await expect(panel(page)).toContainText('Remedy:');
  await expect(heading(page)).toContainText(words);
  server.write(api!.file, () => right);
  await expect(panel(page)).toBeHidden();
  expect(await server.run('api-generate', '--force')).toBe(0);
  await page.reload();
  await expect(heading(page)).toContainText(words);
  await expect(panel(page)).toBeHidden();
  expect(failures).toEqual([]);
});

const mistakes: [name: string, text: string, said: RegExp][] = [
  ['an image without alternative text', '![](/img/logo.svg)', /no alternative text/],
  ['a link to an anchor that is not there', '[there](./intro.md#nowhere-at-all)', /nowhere-at-all/],
  ['a misspelt word', 'They recieve it.', /recieve/],
];

test('what the rules find in the open page is told while it is saved, and goes', async ({page}) => {
  await openTrial(page);
  await expect(panel(page), 'what was there before').toBeVisible();
  let right = '';
  for (const [name, text, said] of mistakes) {
    server.write(trial, (before) => `${(right = before)}\n${text}\n`);
    await expect(panel(page), name).toContainText(said);
    await expect(panel(page)).toContainText(/docs\/trial\.md:\d+:\d+/);
    server.write(trial, () => right);
    await expect(panel(page), name).not.toContainText(said);
  }
  server.write(trial, (before) => (right = before).replace(/^title:/m, 'flavour: mint\ntitle:'));
  await expect(panel(page)).toContainText('flavour');
  server.write(trial, () => right);
  await expect(panel(page)).not.toContainText('flavour');
});

test('the panel is worked with the keyboard, and opens the place in an editor', async ({page}) => {
  await openTrial(page);
  let right = '';
  server.write(trial, (before) => `${(right = before)}\nThey recieve it.\n`);
  const button = panel(page)
    .getByRole('button', {name: /^Open docs\/trial\.md:\d+:\d+ in the editor$/})
    .last();
  await expect(button).toBeVisible();
  await page.route('**/open-editor?**', (route) => route.fulfill({body: ''}));
  const asked = page.waitForRequest(/open-editor\?fileName=docs%2Ftrial\.md%3A\d+%3A\d+$/);
  await button.focus();
  await page.keyboard.press('Enter');
  await asked;
  await page.keyboard.press('Escape');
  await expect(button).toBeHidden();
  await panel(page).getByRole('button', {name: 'Show'}).click();
  await expect(button).toBeVisible();
  server.write(trial, () => right);
});
