import {load} from 'cheerio/slim';
import {expect, it} from 'vitest';
import {entryOf} from '../../../../src/search/records/entries';

function entryIn(html: string) {
  const $ = load(html, null, false);
  const [element] = $(':root');
  const entry = element && entryOf(element);
  return entry && [entry.anchor, $(entry.label).text().trim()];
}

it.each([
  ['<div id="a"><div><code>name</code> string</div></div>', ['a', 'name']],
  ['<details id="a"><summary>404 <b>No</b></summary>Text</details>', ['a', '404 No']],
  ['<tr id="a"><td>First</td><td>Second</td></tr>', ['a', 'First']],
  ['<tr><th><a id="a"></a>First</th><td>Second</td></tr>', ['a', 'First']],
  ['<dt id="a">Term</dt>', ['a', 'Term']],
  ['<dt> <a id="a"><code>term</code></a></dt>', ['a', 'term']],
  ['<p><a id="a"></a>Values of x:</p>', ['a', 'Values of x:']],
  ['<li id="a"><strong>Point</strong> and text</li>', ['a', 'Point']],
])('%s is an entry', (html, entry) => {
  expect(entryIn(html)).toEqual(entry);
});

it.each([
  ['has no address', '<div><code>name</code></div>'],
  ['only holds an address further on', '<p>See <a id="a"></a>there</p>'],
  ['holds a heading', '<li><h3 id="a">Heading</h3></li>'],
  ['holds a whole text', '<div id="a"><p><strong>Bold</strong> words</p></div>'],
  ['holds a section', '<section id="a"><h2>Heading</h2></section>'],
  ['is a footnote', '<li id="a"><p>Source</p></li>'],
  ['is empty', '<div id="a"></div>'],
])('what %s is none', (_, html) => {
  expect(entryIn(html)).toBeUndefined();
});
