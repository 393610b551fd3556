/** The configuration in a real nginx, where one is installed: what a regular expression of it lets through. */
import {chmodSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {findNginx} from '../../../src/cli/system';
import {writeHosting} from '../../../src/hosting/write';
import {folderWith} from '../../support/folder';
import {startNginx} from '../../support/hosting/nginx';

async function start(): Promise<string> {
  const folder = folderWith({
    'site/index.html': 'home',
    'site/404.html': 'not found',
    'site/docs/intro.html': 'intro',
    'site/redirects.conf': '/docs /docs/intro;\n/docs/api /docs/api/petstore;\n',
    'site/blog/rss.xml': '<rss/>',
    'site/blog/tags/focus/atom.xml': '<feed/>',
    'site/blog/tags/focus/feed.json': '{}',
  });
  chmodSync(folder, 0o755);
  await writeHosting(path.join(folder, 'site'), 'help.example.com');
  const nginx = await startNginx(path.join(folder, 'site'), path.join(folder, 'scratch'));
  onTestFinished(() => nginx.stop());
  return nginx.url;
}

describe.skipIf(!findNginx())('nginx', () => {
  it('redirects as the server does, and never to another host', async () => {
    const url = await start();
    const answer = async (target: string) => {
      const {status, headers} = await fetch(url + target, {redirect: 'manual'});
      return `${status} ${headers.get('location') ?? ''}`.trim();
    };
    const targets = [
      '/docs/intro',
      '/docs/intro.html?q=1',
      '/docs/intro/',
      '/docs/intro/index.html?q=1',
      '/index.html',
      '/docs',
      '/docs/api/',
      '/docs/api/index.html?q=1',
      '/docs/api.html',
      '//evil.example/',
      '/%09/evil.example/',
      '/%5Cevil.example/',
      '/%5Cevil.example.html',
      '/a%0dX-Bad:%20yes/',
      '/nope',
      '/docs//intro?q=1',
      '//',
      '//evil.example',
      '/docs/%69ntro',
      '/docs/a%20b',
      '/caf%C3%A9',
      '/Docs/Intro',
      '/docs/intro?q=//%69',
    ];
    const answers = await Promise.all(targets.map(async (target) => [target, await answer(target)]));
    expect(Object.fromEntries(answers)).toEqual({
      '/docs/intro': '200',
      '/docs/intro.html?q=1': '301 /docs/intro?q=1',
      '/docs/intro/': '301 /docs/intro',
      '/docs/intro/index.html?q=1': '301 /docs/intro?q=1',
      '/index.html': '301 /',
      '/docs': '301 /docs/intro',
      '/docs/api/': '301 /docs/api/petstore',
      '/docs/api/index.html?q=1': '301 /docs/api/petstore?q=1',
      '/docs/api.html': '301 /docs/api/petstore',
      '//evil.example/': '301 /evil.example/',
      '/%09/evil.example/': '404',
      '/%5Cevil.example/': '404',
      '/%5Cevil.example.html': '404',
      '/a%0dX-Bad:%20yes/': '404',
      '/nope': '404',
      '/docs//intro?q=1': '301 /docs/intro?q=1',
      '//': '301 /',
      '//evil.example': '301 /evil.example',
      '/docs/%69ntro': '301 /docs/intro',
      '/docs/a%20b': '404',
      '/caf%C3%A9': '404',
      '/Docs/Intro': '404',
      '/docs/intro?q=//%69': '200',
    });
  });

  it('gives a feed its own type, and browsers one that they show', async () => {
    const url = await start();
    const answer = async (target: string, accept: string) => {
      const {status, headers} = await fetch(url + target, {headers: {Accept: accept}});
      const vary = headers.get('vary')?.split(', ').includes('Accept') ? 'varies' : '';
      return `${status} ${headers.get('content-type')} ${vary}`.trim();
    };
    const targets = [
      '/blog/rss.xml',
      '/blog/tags/focus/atom.xml',
      '/blog/tags/focus/feed.json',
      '/blog/no/rss.xml',
    ];
    const answers = async (accept: string) => Promise.all(targets.map((target) => answer(target, accept)));
    expect(await answers('*/*')).toEqual([
      '200 application/rss+xml; charset=utf-8 varies',
      '200 application/atom+xml; charset=utf-8 varies',
      '200 application/feed+json; charset=utf-8 varies',
      '404 text/html; charset=utf-8',
    ]);
    expect(await answers('text/html,*/*;q=0.8')).toEqual([
      '200 text/xml; charset=utf-8 varies',
      '200 text/xml; charset=utf-8 varies',
      '200 application/json; charset=utf-8 varies',
      '404 text/html; charset=utf-8',
    ]);
    expect((await fetch(`${url}/.feed/blog/rss.xml`)).status).toBe(404);
  });
});
