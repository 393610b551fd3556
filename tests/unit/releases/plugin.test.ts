import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {passOver} from '../../../src/build/pass';
import release from '../../../src/releases/plugin';
import {folderWith} from '../../support/folder';

const html = `<head><link rel=stylesheet href=/help/assets/css/a.css><link rel=icon href=/help/img/icon.svg>
<script src=/help/assets/js/b.js></script><script src=https://www.example.com/help/assets/c.js></script></head>
<a href=/help/assets/files/d.pdf>D</a><pre>&lt;script src="/help/assets/js/e.js"&gt;</pre>`;

it('notes the routes, and the scripts and sheets that pages name, whatever else they speak of', async () => {
  const folder = folderWith({'index.html': html, 'docs/intro.html': html});
  const {builtPages} = release({baseUrl: '/help/'} as LoadContext);
  await passOver(folder, [builtPages], ['/docs/intro', '/']);
  expect(JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'))).toEqual({
    routes: ['/', '/docs/intro'],
    named: ['assets/css/a.css', 'assets/js/b.js'],
  });
});
