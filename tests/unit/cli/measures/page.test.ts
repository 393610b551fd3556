import {describe, expect, it} from 'vitest';
import {measure} from '../../../../src/cli/measures/page';
import {measureSite} from '../../../../src/cli/measures/site';
import {folderWith} from '../../../support/folder';

const page = (main: string, menu = '') =>
  `<html><head><script src="/assets/js/main.0123abcd.js"></script></head><body><nav>${menu}</nav><main>${main}</main></body></html>`;

describe('measure', () => {
  it('counts what stands between the menus', () => {
    const {title, words, links} = measure(
      page('<h1>Legal hold</h1> <a href="/a">Three more words</a>', '<a href="/b">Menu</a>'),
    );
    expect({title, words, links}).toEqual({title: 'Legal hold', words: 5, links: ['/a']});
  });

  it('leaves out ways through the site and the tools of a page', () => {
    const {words, links} = measure(
      page(
        '<nav><a href="/a">Up</a></nav><p data-search-ignore>Today</p><p>Two words <a class=hash-link href="#b"></a></p>',
      ),
    );
    expect([words, links]).toEqual([2, []]);
  });

  it('knows the share of words in tables', () => {
    expect(measure(page('<p>One two three</p><table><tr><td>Four</table>')).tables).toBe(1 / 4);
    expect(measure(page('')).tables).toBe(0);
  });

  it('counts a figure with its image once', () => {
    expect(measure(page('<figure><img src="a.png"></figure><p><img src="b.png"></p>')).pictures).toBe(2);
  });

  it('tells headings and marks from other ids', () => {
    const {anchors, ids} = measure(page('<span id="old"></span><h2 id="new">New</h2><a id="code"></a>'));
    expect([anchors, ids]).toEqual([
      ['new', 'code'],
      ['old', 'new', 'code'],
    ]);
  });

  it('weighs the HTML, and the file that is sent where there is one', () => {
    const html = page('é'.repeat(1000));
    expect(measure(html).bytes).toBe(Buffer.byteLength(html));
    expect(measure(html).sent).toBeLessThan(300);
    expect(measure(html, 7).sent).toBe(7);
  });

  it('reads prose alone: no table, no program, and nothing twice', () => {
    const easy = 'The cat sat on the mat. '.repeat(20);
    const hard = 'Organisational responsibilities notwithstanding, administrators communicate. '.repeat(30);
    const gradeOf = (main: string) => measure(page(main)).grade;
    expect(gradeOf(`<ul><li>${easy}<ul><li>${hard}</ul></ul>`)).toBe(gradeOf(`<p>${easy}</p><p>${hard}</p>`));
    expect(gradeOf(`<ul><li>${easy}<table><td>${hard}</table><pre>${hard}</pre></ul>`)).toBe(
      gradeOf(`<p>${easy}</p>`),
    );
  });

  it('knows a page again whose styles come from a copy of the site', () => {
    const digest = (main: string) => measure(page(main)).digest;
    expect(digest('<p class="col meta_Ab1d">text</p>')).toBe(digest('<p class="col meta_-x2D">text</p>'));
    expect(digest('<p class=meta_Ab1d>text</p>')).toBe(digest('<p class=meta_Zz9z>text</p>'));
    expect(digest('<p class="meta_Ab1d">text</p>')).not.toBe(digest('<p class="other_Ab1d">text</p>'));
    expect(digest('<p>is_Ab1d</p>')).not.toBe(digest('<p>is_Zz9z</p>'));
  });

  it('knows a page again whose files have other names and whose menu has grown', () => {
    const before = measure(page('<img src="/assets/images/map-0123abcd4567.svg"> text'));
    const after = measure(page('<img src="/assets/images/map-89abcdef0123.svg"> text', 'more'));
    expect(after.digest).toBe(before.digest);
    expect(measure(page('<img src="/assets/images/map-89abcdef0123.svg"> other text')).digest).not.toBe(
      before.digest,
    );
  });
});

it('measures each page under its address, and none that only leads on', async () => {
  const folder = folderWith({
    'index.html': page('Home'),
    'docs/intro.html': page('Intro'),
    'docs/intro.html.br': '123',
    'docs/old.html': '<html><head><meta http-equiv="refresh" content="0; url=/docs/intro"></head></html>',
    'img/logo.svg': '',
  });
  const measures = await measureSite(folder);
  expect(Object.keys(measures).sort()).toEqual(['/', '/docs/intro']);
  expect(measures['/docs/intro']?.sent).toBe(3);
  await expect(measureSite(folderWith({'a.txt': ''}))).rejects.toThrow(/holds no HTML page\. Remedy/);
});
