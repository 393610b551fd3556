import {describe, expect, it} from 'vitest';
import type {Asks} from '../../../../src/content/pages';
import {extractRecords} from '../../../../src/search/records/extract';
import {builtPage} from '../../../support/builtPage';

const origin = 'https://help.example.co.uk';

const head = `
  <meta name="docsearch:language" content="en">
  <meta name="docsearch:version" content="current,next">
  <meta name="docsearch:docusaurus_tag" content="docs-default-current">`;

const article = `
  <nav><ul><li class="crumb">Admin</li><li class="crumb"><span>Retention</span></li></ul></nav>
  <header><h1>Retention policies</h1></header>
  <p>A policy says <strong>how long</strong> you keep.</p>
  <h2 id="precedence">Precedence<a class="hash-link" href="#precedence">\u200B</a></h2>
  <p>The nearest wins.</p>
  <table><tbody><tr><td>Default</td><td>12 months</td></tr></tbody></table>
  <div><h3 id="example">Example</h3><pre><code>days: 30</code></pre></div>
  <h2 id="limits">Limits</h2>
  <p>One day <svg><title>icon</title></svg>to ten years.<button>Copy</button></p>
  <footer class="theme-doc-footer docusaurus-mt-lg">Tags: a <a class=theme-edit-this-page>Edit this page</a></footer>
  <script>alert(1)</script>`;

function pageOf(body: string, extraHead = ''): string {
  return `<!doctype html><html><head>${head}${extraHead}</head><body><main>${body}</main></body></html>`;
}

/** @param path site path of the page */
const recordsOf = (html: string, path: string, asks?: Asks) =>
  extractRecords(builtPage(html, path), origin, asks);

const records = recordsOf(
  pageOf(`<article>${article}</article><aside>Next page</aside>`),
  '/docs/focus/admin/retention',
);

describe('extractRecords', () => {
  it('makes one record a heading, with its parents', () => {
    expect(
      records.map(({type, hierarchy: {lvl0, lvl1, lvl2, lvl3}}) => [type, lvl0, lvl1, lvl2, lvl3]),
    ).toEqual([
      ['lvl1', 'Focus', 'Retention policies', null, null],
      ['lvl2', 'Focus', 'Retention policies', 'Precedence', null],
      ['lvl3', 'Focus', 'Retention policies', 'Precedence', 'Example'],
      ['lvl2', 'Focus', 'Retention policies', 'Limits', null],
    ]);
  });

  it('has the name of a page in the menu, for the page alone', () => {
    expect(records.map(({label}) => label)).toEqual(['Retention', ...records.slice(1).map(() => null)]);
  });

  it('keeps the text, with spaces between blocks and without the chrome', () => {
    expect(records.map(({content}) => content)).toContain('The nearest wins. Default 12 months');
    expect(records.at(-1)?.content).toBe('One day to ten years.');
  });

  it('gives questions to the section that answers them', () => {
    const asks = {limits: ['how long at most', 'shortest period'], gone: ['what is not there']};
    const found = recordsOf(pageOf(`<article>${article}</article>`), '/docs/focus/admin/retention', asks);
    expect(found.map((record) => record.asks)).toEqual([
      null,
      null,
      null,
      'how long at most; shortest period',
    ]);
  });

  it.each([
    ['a guide', '/docs/support', 100],
    ['an operation', '/docs/api/sample/get', 85],
    ['the codes of an API, which a guide may explain as well', '/docs/api/sample/errors', 42.5],
    ['a term, which guides explain', '/docs/glossary', 50],
    ['the list of all pages', '/site-map', 40],
    ['the start', '/', 40],
  ])('asks for %s in its order', (_, path, rank) => {
    const [record] = recordsOf(pageOf('<article><h1>T</h1></article>'), path);
    expect(record?.weight.pageRank).toBe(rank);
  });

  it.each(['/docs/tags', '/blog/tags/beta', '/blog/archive'])('takes %s for a list, not searched', (path) => {
    expect(recordsOf(pageOf('<h1>T</h1>'), path)).toEqual([]);
  });

  it('leaves out samples and links to other pages', () => {
    const found = recordsOf(
      pageOf(
        '<h1>T</h1><h2 id="a">Use it</h2><h2 id="b">Sources</h2><h3 id="c">One</h3><h2 id="d">Limits</h2>',
      ),
      '/docs/support',
    );
    expect(found.map(({anchor}) => anchor)).toEqual([null, 'a', 'd']);
  });

  it('knows an operation by its method and path', () => {
    const body =
      '<h1>Get your profile</h1><p>Yours. <code>GET https://auth.example.com/v1/users/me</code></p>';
    const keywordsAt = (path: string) => recordsOf(pageOf(body), path)[0]?.keywords;
    expect(keywordsAt('/docs/api/auth/get-me')).toBe('GET /v1/users/me');
    expect(keywordsAt('/docs/support')).toBeNull();
  });

  it('leaves out pages that search engines may not index, redirects and further pages of a list', () => {
    expect(
      recordsOf(pageOf('<h1>Search</h1>', '<meta name="robots" content="noindex, follow">'), '/search'),
    ).toEqual([]);
    expect(recordsOf('<html><body>redirect</body></html>', '/docs')).toEqual([]);
    expect(recordsOf(pageOf('<h1>Updates</h1>'), '/blog/page/2')).toEqual([]);
  });
});
