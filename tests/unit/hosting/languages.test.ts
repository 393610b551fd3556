import {chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {nginxConfiguration} from '../../../src/hosting/nginx/configuration';
import {createSiteServer} from '../../../src/hosting/server';
import {siteIn} from '../../../src/hosting/site';
import {writeHosting} from '../../../src/hosting/write';
import {joinedPolicy} from '../../../src/policy/contract.node';
import {startNginx, type Nginx} from '../../support/hosting/nginx';

const folder = mkdtempSync(path.join(tmpdir(), 'languages-'));
afterAll(() => rmSync(folder, {recursive: true}));

mkdirSync(path.join(folder, 'cy/assets/js'), {recursive: true});
mkdirSync(path.join(folder, 'docs/assets'), {recursive: true});
for (const [file, text] of [
  ['404.html', 'nothing'],
  ['docs/Intro.html', ''],
  ['content-security-policy.txt', "script-src 'self' 'sha256-one'; frame-ancestors 'none'\n"],
  ['cy/404.html', 'dim byd'],
  ['cy/assets/js/main.c5661bd4.js', 'cod'],
  ['docs/assets/main.js', 'a page'],
  ['cy/Intro.html', ''],
  ['cy/redirects.conf', '/old /Intro;\n'],
  ['cy/content-security-policy.txt', "script-src 'self' 'sha256-two'; frame-ancestors 'none'\n"],
] as const)
  writeFileSync(path.join(folder, file), text);

it('a folder with a policy holds the site in another language', () => {
  const {languages, policy, redirects, moved} = siteIn(folder);
  expect(languages).toEqual(['cy']);
  expect(policy).toBe("script-src 'self' 'sha256-one' 'sha256-two'; frame-ancestors 'none'");
  expect([...redirects]).toEqual([['/cy/old', '/cy/Intro']]);
  expect([...moved.keys()].filter((address) => address.includes('404'))).toEqual([]);
});

it('one policy stays as it is', () => {
  const policy = "default-src 'none'; script-src 'self' 'sha256-one'; connect-src 'self' https://example.com";
  expect(joinedPolicy([policy])).toBe(policy);
});

/** Status, `Cache-Control` and text of an answer. */
async function answer(url: string): Promise<[number, string | null, string]> {
  const response = await fetch(url);
  return [response.status, response.headers.get('cache-control'), await response.text()];
}

const year = 'public, max-age=31536000, immutable';

describe('a reader of another language', () => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'languages-nginx-'));
  const server = createSiteServer(folder);
  let nginx: Nginx;
  const urls: string[] = [];

  beforeAll(async () => {
    // nginx answers as another user.
    for (const one of [folder, scratch]) chmodSync(one, 0o755);
    await writeHosting(folder, 'help.example.com');
    nginx = await startNginx(folder, scratch, []);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    urls.push(nginx.url, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    server.close();
    await nginx.stop();
    rmSync(scratch, {recursive: true});
  });

  it.each([
    ['/cy/no/such/page', 404, 'no-cache', 'dim byd'],
    ['/cy/404', 404, 'no-cache', 'dim byd'],
    ['/cy/404.html', 404, 'no-cache', 'dim byd'],
    ['/cy/redirects.conf', 404, 'no-cache', 'dim byd'],
    ['/no/such/page', 404, 'no-cache', 'nothing'],
    ['/cy/assets/js/main.c5661bd4.js', 200, year, 'cod'],
    ['/docs/assets/main.js', 200, 'no-cache', 'a page'],
  ])('%s: %i, %s, from nginx and from our server', async (target, ...wanted) => {
    for (const url of urls) expect(await answer(url + target)).toEqual(wanted);
  });
});

it('nginx has a not-found page for each language, and no map of them for one', () => {
  const {languages, ...site} = siteIn(folder);
  const both = nginxConfiguration({...site, languages}, 'help.example.com');
  expect(both).toContain('~^/cy/ /cy/404.html;');
  expect(both).toContain('error_page 404 $not_found;');
  const one = nginxConfiguration(site, 'help.example.com');
  expect(one).toContain('error_page 404 /404.html;');
  expect(one).not.toContain('$not_found');
});
