/** `npm start` in a copy of the project: what an author saves is on the open page, and a mistake is in the overlay. */
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {errorCodesPath} from '../../../src/content/contract.node';
import {freePort} from '../../support/port';

const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trim();

/** @returns a clone with what is not committed, and the packages of the project */
function copyOfProject(): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'help-hub-')), 'project');
  git('clone', '--quiet', '--shared', '.', folder);
  for (const file of git('ls-files', '-mo', '--exclude-standard').split('\n').filter(existsSync))
    cpSync(file, path.join(folder, file));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

test('shows what is saved, and mistakes until they are mended', async ({page}) => {
  test.setTimeout(600_000);
  const cwd = copyOfProject();
  const port = await freePort();
  execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/api-generate.ts'], {cwd});
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const server = spawn(process.execPath, [docusaurus, 'start', '--no-open', '--port', String(port)], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const edit = (file: string, from: RegExp | string, to: string) => {
    const before = readFileSync(path.join(cwd, file), 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(path.join(cwd, file), after);
    return () => writeFileSync(path.join(cwd, file), before);
  };
  const open = async (address: string) => {
    await page.goto(`http://localhost:${port}${address}`);
    await expect(page.locator('h1')).toBeVisible();
  };
  const codes = 'docs/focus/troubleshooting/_error-codes/exports.yml';
  try {
    await expect(() => open('/docs/api/petstore/add-pet')).toPass({timeout: 300_000});
    edit('openapi/petstore.yaml', 'summary: Add a pet', 'summary: Add one more pet');
    await expect(page.locator('h1')).toHaveText('Add one more pet');

    await open(errorCodesPath);
    const article = page.locator('article');
    edit('docs/_facts.json', /("maxItems": )\d+/, '$198765');
    await expect(article).toContainText('98,765');
    edit(codes, 'cause: Your selection', 'cause: Your large selection');
    await expect(article).toContainText('Your large selection');

    const mend = edit(codes, /^ +message: .*\n/m, '');
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
    await expect(overlay).toContainText(new RegExp(`${codes}:\\d+: .*'message'. Remedy: `));
    await page.reload();
    await expect(overlay).toContainText(codes);
    await expect(article).toContainText('Your large selection');
    mend();
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
    expect(server.exitCode).toBeNull();
  } finally {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(path.dirname(cwd), {recursive: true, force: true});
  }
});
