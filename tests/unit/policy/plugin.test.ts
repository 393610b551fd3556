import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {BuiltPage} from '../../../src/build/contract.node';
import {passOver} from '../../../src/build/pass';
import {readPolicy} from '../../../src/policy/contract.node';
import {inlineIn} from '../../../src/policy/inline';
import policy from '../../../src/policy/plugin';
import {folderWith} from '../../support/folder';

const page = (body: string) =>
  `<!doctype html><html lang=en><head><meta charset=utf-8><title>A</title></head><body>${body}`;

const files = {
  'index.html': page('<style>a{}</style><script>home()</script>'),
  'docs/a.html': page('<td style="text-align:right"><script>guide()</script>'),
  'proof.html': 'proof: 0123',
};

async function built(more: Record<string, string> = {}, algolia?: string) {
  const folder = folderWith({...files, ...more});
  const others = ['offline', 'hosting'].map((name) => ({name}));
  await passOver(folder, [...others, policy({} as LoadContext, {algolia}).builtPages]);
  return {folder, read: (file: string) => readFileSync(path.join(folder, file), 'utf8')};
}

const policyOf = (html: string) =>
  /<meta charset=utf-8><meta http-equiv=Content-Security-Policy content="([^"]*)">/.exec(html)?.[1] ?? '';

const sourcesOf = (html: string) => {
  const {scripts, styles, styleAttributes} = inlineIn(new BuiltPage('a.html', html));
  return [...scripts, ...styles, ...styleAttributes];
};

it('gives each page a policy for what stands in it', async () => {
  const {read} = await built();
  const own = sourcesOf(files['index.html']);
  const others = sourcesOf(files['docs/a.html']);
  expect(own.length + others.length).toBe(4);
  for (const source of own) {
    expect(policyOf(read('index.html'))).toContain(source);
    expect(policyOf(read('docs/a.html'))).not.toContain(source);
  }
  for (const source of others) expect(policyOf(read('docs/a.html'))).toContain(source);
});

it('gives servers one that allows the scripts of all pages', async () => {
  const {folder} = await built();
  const header = readPolicy(folder);
  for (const name of ['index.html', 'docs/a.html'] as const)
    for (const source of inlineIn(new BuiltPage(name, files[name])).scripts) expect(header).toContain(source);
  expect(header).toContain("frame-ancestors 'none'");
});

it('leaves a file that is no page of the site as it is', async () => {
  expect((await built()).read('proof.html')).toBe(files['proof.html']);
});

it('allows calls to the servers of the specifications, and to the hosted search only with it', async () => {
  const connect = (html: string) => /connect-src ([^;]*)/.exec(policyOf(html))?.[1];
  const {read} = await built();
  const servers = connect(read('index.html'));
  expect(servers?.split(' ')).toEqual(
    expect.arrayContaining(["'self'", 'https://auth.example.com', 'https://petstore.example.com']),
  );
  expect(servers).not.toContain('algolia');
  const hosted = await built({}, 'ABCDEF1234');
  for (const html of [hosted.read('index.html'), hosted.read('docs/a.html')])
    expect(connect(html)).toBe(
      `${servers} https://abcdef1234-dsn.algolia.net ` +
        'https://abcdef1234-1.algolianet.com https://abcdef1234-2.algolianet.com ' +
        'https://abcdef1234-3.algolianet.com https://insights.algolia.io',
    );
});

it('allows fonts and media where the site has some', async () => {
  const {read} = await built({'assets/css/a.css': '@font-face{}', 'assets/medias/b.mp4': ''});
  expect(policyOf(read('index.html'))).toContain("font-src 'self' data:; media-src 'self'");
  expect(policyOf((await built()).read('index.html'))).not.toMatch(/font|media/);
});

it('leaves styles free on a site that draws a diagram in the browser, also where readers come from', async () => {
  const {read} = await built({'docs/pie.html': page('<span data-writes-styles></span>')});
  expect(policyOf(read('index.html'))).toContain("style-src 'self' 'unsafe-inline';");
});

it('allows no script by a word for all', async () => {
  const {folder} = await built();
  expect(readPolicy(folder)).not.toContain('unsafe-eval');
  expect(readPolicy(folder)).not.toMatch(/script-src[^;]*unsafe/);
});

it('is the strictest where a build has none', () => {
  expect(readPolicy(folderWith({'index.html': ''}))).toMatch(/^default-src 'none'; script-src 'self'; /);
});
