import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {publishAddresses} from '../../../src/redirects/publishAddresses';
import {ledgerFile} from '../../../src/redirects/published';
import {folderWith} from '../../support/folder';

const build = () =>
  folderWith({
    'index.html': '<h2 id="news">News</h2>',
    '404.html': '<h1 id="none">None</h1>',
    'docs/a.html': '<h1>A</h1><h2 id="one">One</h2><p><a id="two"></a>Two</p><div id="tab">',
    'docs/api/b.html':
      '<div id="__docusaurus"><h2 id="request">Request</h2><p id="b"><a href="#b">b</a></p><p id="straße"><a href="#stra%C3%9Fe">s</a></p><select id="c">',
    'docs/old/index.html': '<meta http-equiv="refresh" content="0; url=/docs/a">',
    'sign-in.html': 'No page of the manifest.',
  });

const routes = ['/', '/404.html', '/docs/a', '/docs/api/b'];

it('keeps addresses of all pages, their headings and marks, and in the API reference all places with a link', async () => {
  const root = folderWith({[ledgerFile]: '/docs/a\n  #zero\n'});
  expect(await publishAddresses(root, build(), routes)).toBe(7);
  const text = readFileSync(path.join(root, ledgerFile), 'utf8');
  expect(text).toBe('/\n/docs/a\n  #one\n  #two\n  #zero\n/docs/api/b\n  #b\n  #request\n  #straße\n');
  expect(await publishAddresses(root, build(), routes)).toBe(0);
});

it('begins a ledger', async () => {
  const root = folderWith({});
  expect(await publishAddresses(root, build(), routes)).toBe(8);
  expect(readFileSync(path.join(root, ledgerFile), 'utf8')).toMatch(/^\/\n\/docs\/a\n/);
});
