import {describe, expect, it} from 'vitest';
import {contentOf} from '../../../../src/blog/feeds/content';
import {contentProblems} from '../../../support/feeds';
import {elementsBelow} from '../../../../src/build/page';
import {builtPage} from '../../../support/builtPage';
import {page} from '../../../support/feeds/sample';

const base = 'https://help.example.co.uk/';
const url = `${base}blog/welcome`;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const dataAddress = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;

const of = (html: string, files: {name: string; bytes: Buffer}[] = []) =>
  contentOf(builtPage(page(html)).document, {url, files, base});

describe('text', () => {
  it.each([
    ['<p class="x" id="y" style="color:red">a</p>', '<p>a</p>'],
    ['<p>a<!-- -->b</p><!--$-->', '<p>ab</p>'],
    ['<div class="row"><section><p>a</p></section></div>', '<p>a</p>'],
    ['<p>a <span class="badge"><b>b</b></span></p>', '<p>a <b>b</b></p>'],
    [
      '<h2 class="anchor" id="why">Why<a class="hash-link" href="#why" aria-label="Direct link">\u200B</a></h2>',
      '<h2>Why</h2>',
    ],
    ['<p>a</p><script>b</script><style>c</style><button>d</button><svg><title>e</title></svg>', '<p>a</p>'],
    ['<p><a name="here">a</a></p>', '<p>a</p>'],
    ['<ol start="3" class="x"><li>a</li></ol>', '<ol start="3"><li>a</li></ol>'],
    [
      '<div class="scroll-table"><table><tbody><tr><td colspan="2" style="text-align:left">a</td></tr></tbody></table></div>',
      '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    ],
    [
      '<details class="details"><summary>a</summary><div><p>b</p></div></details>',
      '<details><summary>a</summary><p>b</p></details>',
    ],
  ])('%s', (html, expected) => {
    expect(of(html).html).toBe(expected);
    expect(contentProblems(of(html).html)).toEqual([]);
  });
});

describe('addresses', () => {
  it.each([
    ['/docs/intro', 'https://help.example.co.uk/docs/intro'],
    ['#why', 'https://help.example.co.uk/blog/welcome#why'],
    ['focus-updates', 'https://help.example.co.uk/blog/focus-updates'],
    ['//other.example/a', 'https://other.example/a'],
    ['https://example.com/?a=1&amp;b=2', 'https://example.com/?a=1&amp;b=2'],
    ['mailto:support@example.com', 'mailto:support@example.com'],
  ])('%s', (from, to) => {
    expect(of(`<p><a href="${from}" target="_blank" rel="noopener" class="x">a</a></p>`).html).toBe(
      `<p><a href="${to}">a</a></p>`,
    );
  });
});

describe('images', () => {
  const image = (src: string) =>
    `<p><img decoding="async" loading="lazy" src="${src}" alt="A map" width="9"></p>`;

  it('of the page itself become files of the post, with their own names', () => {
    const bytes = Buffer.from(drawing);
    expect(
      of(image(dataAddress), [
        {name: 'other.svg', bytes: Buffer.from('')},
        {name: 'a map.svg', bytes},
      ]),
    ).toEqual({
      html: '<p><img src="https://help.example.co.uk/blog/welcome/a%20map.svg" alt="A map" width="9"></p>',
      images: [{name: 'a map.svg', bytes}],
    });
  });

  it('that are files already stay where they are', () => {
    expect(of(image('/assets/images/map-1a2b.png'))).toEqual({
      html: '<p><img src="https://help.example.co.uk/assets/images/map-1a2b.png" alt="A map" width="9"></p>',
      images: [],
    });
  });
});

describe('diagrams', () => {
  it('are images of the stored drawings, with their words', () => {
    const drawn =
      '<figure class="diagram" data-diagram="0a1b2c"><div><svg class="drawing" width="20em" height="10.5em"><g><title>Steps</title><desc>One, then two.</desc></g><text>One</text></svg></div><div class="diagram-foot"><details data-diagram-source><pre><code>flowchart</code></pre></details></div></figure>';
    expect(of(drawn).html).toBe(
      '<figure><img src="https://help.example.co.uk/assets/diagrams/0a1b2c.svg" alt="Diagram: Steps. One, then two." width="280" height="147"></figure>',
    );
  });
});

describe('code', () => {
  const block = (title: string) =>
    `<div class="theme-code-block language-json">${title}<pre tabindex="0" class="thin-scrollbar"><code>{\n  <span class="na">&quot;a&quot;</span>: 1\n}</code></pre></div>`;

  it('is plain', () => {
    expect(of(block('')).html).toBe('<pre><code>{\n  "a": 1\n}</code></pre>');
  });
});

it('an admonition is a quotation with a title', () => {
  const note =
    '<div class="theme-admonition theme-admonition-note"><div class="admonitionHeading_x"><span class="admonitionIcon_x"><svg></svg></span>Plans</div><div class="admonitionContent_x"><p>Enterprise.</p></div></div>';
  expect(of(note).html).toBe('<blockquote><p><strong>Plans</strong></p><p>Enterprise.</p></blockquote>');
});

it('leaves the page as it is, for others read the same tree', () => {
  const text = page('<p class="x">a <svg></svg></p>');
  const read = builtPage(text);
  const paragraph = read.elements.find(({name}) => name === 'p');
  contentOf(read.document, {url, files: [], base});
  expect(paragraph?.attribs.class).toBe('x');
  expect(elementsBelow(read.document)).toEqual(elementsBelow(builtPage(text).document));
});
