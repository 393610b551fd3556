/** Both writers tell the same story, and no text of it becomes anything but text. */
import {load} from 'cheerio';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString as textOf} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {systemTokens, toHtml} from '../../../../src/cli/document/html';
import {toMarkdown} from '../../../../src/cli/document/markdown';
import {code, link, strong, text, type Story} from '../../../../src/cli/document/model';

const hostile =
  '</style><script>alert(1)</script> | `x` ![](//evil.example) @octocat **b** [l](javascript:1) "q" \'a\'\n# h';

const story = (words: string): Story => ({
  title: words,
  lead: [words, strong(words), code(words)],
  sections: [
    {
      title: words,
      blocks: [
        text(words),
        {kind: 'list', items: [words]},
        {
          kind: 'table',
          caption: words,
          head: ['Page', words],
          numbers: [1],
          rows: [[link(words, `/docs/${words}`), code(words)]],
        },
        {kind: 'plot', caption: words, unit: words, bars: [{label: words, value: 3, limit: 2}]},
        {kind: 'pictures', caption: words, pictures: [{label: words, file: `${words}.png`, alt: words}]},
        text(link(words, 'javascript:alert(1)')),
      ],
    },
  ],
});

const parse = (markdown: string) =>
  fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});

describe('Markdown', () => {
  const markdown = toMarkdown(story(hostile), 'https://example.com/pr/1/review/');

  it('holds no HTML of a text, no link, image or heading of it, and calls nobody', () => {
    const html = markdown.match(/<[^>]*>/g) ?? [];
    const own =
      /^<(!-- --|\/?code|\/?details|\/?summary|img alt="[^"<>]*" src="https:\/\/example\.com\/pr\/1\/review\/[^"<>\s]*" width="240")>$/;
    expect(html.filter((tag) => !own.test(tag))).toEqual([]);
    const found: string[] = [];
    visit(parse(markdown), (node) => {
      if (node.type === 'link') found.push(node.url.slice(0, 6));
      if (node.type === 'image' || node.type === 'heading') found.push(node.type);
    });
    expect(found).toEqual(['heading', 'heading', '/docs/', '#']);
    const words = markdown.replace(/"[^"]*"|\]\([^)]*\)/g, '');
    expect(words).toContain('octocat');
    expect(words).not.toMatch(/@\w/);
  });

  it('keeps a row in its line, and each sign in its cell', () => {
    const tables: string[][] = [];
    visit(parse(markdown), 'table', (node) => {
      tables.push(node.children.map((row) => row.children.map((cell) => textOf(cell)).join('¦')));
    });
    expect(tables[0]).toHaveLength(2);
    expect(tables[0]?.[1]?.split('¦')).toHaveLength(2);
  });

  it('leaves pictures out whose place is not known, and plots', () => {
    expect(toMarkdown(story('Words'))).not.toMatch(/img|svg/);
    expect(toMarkdown(story('Words'))).toContain('| [Words](/docs/Words) | <code>Words</code> |');
  });
});

describe('HTML', () => {
  const html = toHtml(story(hostile));
  const $ = load(html);

  it('holds no element of a text, and no script', () => {
    expect($('script, iframe, h1 *, figcaption *, caption span *').length).toBe(0);
    expect($('style')).toHaveLength(1);
    expect($('h1').text()).toBe(hostile);
    expect($('td code').text()).toBe(hostile);
  });

  it('asks nobody for anything: styles are in it, addresses cannot run', () => {
    expect($('link, [src^="http"], [src^="//"]').length).toBe(0);
    expect(html).not.toMatch(/@import|url\(/);
    const addresses = $('a[href]')
      .toArray()
      .map((element) => $(element).attr('href') ?? '');
    expect(addresses.filter((address) => !/^[#/.]/.test(address))).toEqual([]);
  });

  it('names tables with a caption and the scope of each head, and plots in words', () => {
    expect($('table caption').text()).toBe(hostile);
    expect($('th:not([scope])').length).toBe(0);
    expect($('tbody th[scope=row]').length).toBe(1);
    const svg = load(toHtml(story('Words')))('svg');
    expect([svg.attr('role'), svg.attr('aria-label')]).toEqual(['img', 'Words, Words. Words: 3 of 2 Words.']);
    expect(svg.find('.over').length).toBe(1);
  });

  it('has both colour modes of the site without a script', () => {
    const css = systemTokens(
      ":root { --a: 1px } @media screen { [data-theme='dark'] { --a: 2px } } .product { --b: 1 }",
    );
    expect(css).toContain('@media screen and (prefers-color-scheme: dark)');
    expect(css.match(/--a/g)).toHaveLength(2);
    expect(css).not.toMatch(/data-theme|product/);
    expect(html).toMatch(/prefers-color-scheme: dark\) \{\s*:root\s*\{\s*--hub-page/);
  });
});
