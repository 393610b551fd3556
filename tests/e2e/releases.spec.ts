/** Tabs that are open while the site is released, and rolled back: no file that they go on to ask for is missing. */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createSiteServer} from '../../src/hosting/server';
import {currentOf, publish, rollBack} from '../../src/releases/contract.node';
import {operationWithBody, pageAt} from '../support/scenes';
import {sealed} from '../support/built';
import {expect, open, test} from './fixtures';
import {hits, modal, searchFor} from './search';
import {consoleOf} from './try-it';

const port = Number(process.env.E2E_PORT ?? 3210) + 4;
test.use({baseURL: `http://localhost:${port}`});
test.describe.configure({mode: 'default'});

const build = process.env.OUT_DIR ?? 'build';
const operation = operationWithBody();
const next = pageAt(operation.next!.to);

let folder: string;
let server: Server;

/** The worst that can follow a release: another one with none of its scripts, and another version. */
function buildWithOtherScripts(): string {
  const other = path.join(folder, 'build');
  cpSync(build, other, {recursive: true, preserveTimestamps: true});
  rmSync(path.join(other, 'assets', 'js'), {recursive: true});
  writeFileSync(path.join(other, 'version.json'), JSON.stringify({version: 'another'}));
  sealed(other);
  return other;
}

test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'help-hub-releases-'));
  await publish(path.join(folder, 'srv'), build);
  server = createSiteServer(currentOf(path.join(folder, 'srv')));
  await new Promise<void>((resolve) => server.listen(port, resolve));
});

test.afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, {recursive: true});
});

test('a tab from before a release goes on: console, search, next page', async ({page}) => {
  await open(page, operation.path);
  const {kept} = await publish(path.join(folder, 'srv'), buildWithOtherScripts());
  expect(kept.files).toBeGreaterThan(0);
  expect(readFileSync(path.join(currentOf(path.join(folder, 'srv')), 'version.json'), 'utf8')).toContain(
    'another',
  );

  const asked: string[] = [];
  page.on('response', (response) => asked.push(new URL(response.url()).pathname));
  await page.getByRole('button', {name: 'Try it'}).click();
  await expect(consoleOf(page)).toBeVisible();
  await searchFor(page, next.title);
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await page.getByRole('main').getByRole('link', {name: /^Next/}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(next.title);
  // Otherwise all files were there before, and the test shows nothing.
  expect(asked.filter((file) => file.startsWith('/assets/js/')).length).toBeGreaterThan(0);
});

test('a tab from before a rollback goes on as well', async ({page}) => {
  const srv = path.join(folder, 'srv');
  await publish(srv, buildWithOtherScripts());
  // What the first build was: its scripts are those of the third release.
  await publish(srv, build);
  await open(page, operation.path);
  expect(await rollBack(srv)).toMatchObject({from: 3, to: 2});
  await searchFor(page, next.title);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', {name: /^Next/}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(next.title);
});
