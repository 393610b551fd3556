import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {parseDocument} from 'yaml';
import {changeFeeds} from '../../../../../src/api-reference/changelog/feeds/step';
import {passOver} from '../../../../../src/build/pass';
import {entriesOf, feedProblems} from '../../../../support/feeds';
import {folderWith} from '../../../../support/folder';

const site = 'https://help.example.co.uk';
const source = readFileSync('openapi/published/petstore/2026-11-21-1.0.0.yaml', 'utf8');
const files = [
  ['rss', 'rss.xml'],
  ['atom', 'atom.xml'],
  ['json', 'feed.json'],
] as const;

function version(name: string): string {
  const document = parseDocument(source);
  document.setIn(['info', 'version'], name);
  if (name === '2.0.0') document.deleteIn(['paths', '/user/logout']);
  return document.toString();
}

const part = (name: string) =>
  `<h2 class="anchor" id="v${name.replaceAll('.', '-')}">Version ${name}<a href="#v" class="hash-link">#</a></h2><p>What <a href="./add-pet#body">${name}</a> brought.</p>`;

const page = (...names: string[]) =>
  `<html><head><link rel="canonical" href="x"><link rel="alternate" type="application/rss+xml" href="/blog/rss.xml"></head><body><main>${names.map(part).join('')}<h2 id="rules">Rules</h2><p>Not of a version.</p></main></body></html>`;

/** @returns the folder of the finished build */
async function built(published: Record<string, string>, html: string, current: string): Promise<string> {
  const root = folderWith({
    'openapi/x.yaml': version(current),
    ...Object.fromEntries(
      Object.entries(published).map(([name, date]) => [
        `openapi/published/x/${date}-${name}.yaml`,
        version(name),
      ]),
    ),
    'build/docs/api/x/changes.html': html,
    'build/index.html': page(),
  });
  const context = {
    siteDir: root,
    siteConfig: {url: site, title: 'Help Hub', favicon: 'img/favicon.svg'},
    baseUrl: '/help/',
    i18n: {currentLocale: 'en', localeConfigs: {en: {htmlLang: 'en-GB'}}},
  } as unknown as LoadContext;
  const step = changeFeeds(context, [
    {id: 'x', file: path.join(root, 'openapi/x.yaml'), pages: 'docs/api/x', download: '/openapi/x.yaml'},
  ]);
  await passOver(path.join(root, 'build'), [step]);
  return path.join(root, 'build/docs/api/x');
}

it('writes valid feeds of the published versions, with the words of the page, the newest first', async () => {
  const folder = await built({'1.0.0': '2025-01-31', '2.0.0': '2025-03-01'}, page('2.0.0', '1.0.0'), '2.0.0');
  const self = `${site}/help/docs/api/x/changes`;
  for (const [format, file] of files) {
    const text = readFileSync(path.join(folder, 'changes', file), 'utf8');
    expect(feedProblems(format, text, `${self}/${file}`)).toEqual([]);
    expect(
      entriesOf(format, text).map(({id, title, published, html}) => [id, title, published, html]),
    ).toEqual([
      [
        `${self}#v2-0-0`,
        'Pet store API 2.0.0',
        '2025-03-01T00:00:00.000Z',
        `<p>What <a href="${site}/help/docs/api/x/add-pet#body">2.0.0</a> brought.</p>`,
      ],
      [
        `${self}#v1-0-0`,
        'Pet store API 1.0.0',
        '2025-01-31T00:00:00.000Z',
        `<p>What <a href="${site}/help/docs/api/x/add-pet#body">1.0.0</a> brought.</p>`,
      ],
    ]);
  }
  expect(readFileSync(path.join(folder, 'changes/rss.xml'), 'utf8')).toContain('Breaking changes');
});

it('announces them on the change log only, before the feeds of posts', async () => {
  const folder = await built({'1.0.0': '2025-01-31'}, page('1.0.0'), '1.0.0');
  const html = readFileSync(path.join(folder, '../../../docs/api/x/changes.html'), 'utf8');
  const feeds = [...html.matchAll(/<link[^>]*rel="?alternate[^>]*>/g)].map(
    ([link]) => /href="([^"]*)"/.exec(link)?.[1],
  );
  expect(feeds).toEqual([
    '/help/docs/api/x/changes/rss.xml',
    '/help/docs/api/x/changes/atom.xml',
    '/help/docs/api/x/changes/feed.json',
    '/blog/rss.xml',
  ]);
  expect(readFileSync(path.join(folder, '../../../index.html'), 'utf8')).not.toContain('changes/rss.xml');
});

it('stops at a page without the heading of a version', async () => {
  await expect(built({'1.0.0': '2025-01-31'}, page('2.0.0'), '1.0.0')).rejects.toThrow(
    /no version v1-0-0\. Remedy: run "npm run api:generate -- --force"/,
  );
});
