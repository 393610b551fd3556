import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {contentOf} from '../../../src/documents/content';

const chapter = {id: 'c2', label: 'A', depth: 2, path: '/docs/a'};

const page = (text: string) =>
  `<main><nav>Way</nav><div class="theme-doc-markdown markdown">${text}</div></main>`;

const read = (text: string) => load(contentOf(page(text), chapter), {scriptingEnabled: false}, false);

describe('contentOf', () => {
  it('keeps the text of a page alone, without what is for a screen', () => {
    const $ = read('<h1>A<a class="hash-link" href="#">#</a></h1><p>Text<button>Copy</button>');
    expect($.root().text()).toBe('AText');
  });

  it('makes headings as deep as the page stands, and keeps their looks', () => {
    const $ = read('<h1>A</h1><h2>B</h2><h5>C</h5>');
    const found = $('[data-level]')
      .toArray()
      .map((heading) => [heading.tagName, $(heading).attr('data-level')]);
    expect(found).toEqual([
      ['h3', '1'],
      ['h4', '2'],
      ['h6', '5'],
    ]);
  });

  it('opens what is closed, and gives the words of a reader without script', () => {
    const $ = read(
      '<details><summary>S</summary>D</details><div role="tabpanel" hidden>T</div><noscript><p>N</p></noscript>',
    );
    expect([$('details[open]').length, $('[hidden]').length, $('noscript').length]).toEqual([1, 0, 0]);
    expect($('p').text()).toBe('N');
  });

  it('gives ids the name of the chapter, where they are named too, but not in drawings', () => {
    const $ = read(
      '<h2 id="b">B</h2><table aria-labelledby="b c"></table><svg id="s"><style>#s path{}</style><path id="p"/></svg>',
    );
    expect($('h4').attr('id')).toBe('c2-b');
    expect($('table').attr('aria-labelledby')).toBe('c2-b c2-c');
    expect($('svg').attr('id')).toBe('s');
  });

  it('takes title and description of a category', () => {
    const html =
      '<main><div class="generatedIndexPage_x"><h1>Admin</h1><p>Run.</p><article>cards</article></div></main>';
    expect(load(contentOf(html, chapter)).text()).toBe('Admin\nRun.'.replace('\n', ''));
  });

  it('says which page has no text', () => {
    expect(() => contentOf('<main></main>', chapter)).toThrow(/\/docs\/a.*Remedy/);
  });
});
