import {load} from 'cheerio/slim';
import {expect, it} from 'vitest';
import {isChrome, opening, textOf} from '../../../../src/search/records/markup';

function element(html: string) {
  const [found] = load(html, null, false)(':root');
  if (!found) throw new Error(`There is no element in ${html}.`);
  return found;
}

it.each([
  ['cells and items', '<div><td>a</td><td>b</td><li>c</li><dt>d</dt><dd>e</dd></div>', 'a b c d e'],
  ['what it does not know', '<div><hub-x>a</hub-x><hub-x>b</hub-x></div>', 'a b'],
  [
    'lines of code',
    '<pre><code><span class="token-line"><span>foc</span><span>_id</span><br></span><span>2</span></code></pre>',
    'foc_id 2',
  ],
])('separates %s', (_, html, text) => {
  expect(textOf(element(html))).toBe(text);
});

it('tears no word apart, and leaves out the chrome inside', () => {
  expect(textOf(element('<p>pre<em>fix</em>es<!-- --> <button>Copy</button>\u200B</p>'))).toBe('prefixes');
});

it.each([
  '<nav>a</nav>',
  '<p data-search-ignore>a</p>',
  '<span aria-hidden="true">a</span>',
  '<a class="x hash-link" href="#a">#</a>',
  '<div class="row theme-doc-footer-edit-meta-row">Last updated</div>',
])('%s is chrome', (html) => {
  expect(isChrome(element(html))).toBe(true);
});

it.each(['<p>a</p>', '<noscript>a</noscript>', '<footer class="theme-doc-footer">Tags</footer>'])(
  '%s is text',
  (html) => {
    expect(isChrome(element(html))).toBe(false);
  },
);

it('knows what an element opens with', () => {
  expect(opening(element('<p> <b>a</b>c</p>'))?.name).toBe('b');
  expect(opening(element('<p>c<b>a</b></p>'))).toBeUndefined();
  expect(opening(element('<p> </p>'))).toBeUndefined();
});
