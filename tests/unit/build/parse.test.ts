import {load} from 'cheerio';
import {isTag, isText, type ParentNode} from 'domhandler';
import {expect, it} from 'vitest';
import {parse} from '../../../src/build/parse';

type Shape = string | {name: string; children: Shape[]};

const shapeOf = ({children}: ParentNode): Shape[] =>
  children.flatMap((child): Shape[] => {
    if (isText(child)) return [child.data];
    return isTag(child) ? [{name: child.name, children: shapeOf(child)}] : [];
  });

/** The tree that the standard asks for: parse5 makes it, out of the parts that a page begins with. */
const standard = (html: string) => shapeOf(load(html)('body')[0]!);

it.each([
  [
    'a table',
    '<table><thead><tr><th>a<th>b<tbody><tr><td>c<td>d<tr><th>e<td>f<th>g<tfoot><tr><td>h</table>i',
  ],
  [
    'a table with its end tags',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  [
    'a table in a table',
    '<table><tbody><tr><td>a<table><tbody><tr><td>b<tbody><tr><td>c</table>d<tr><td>e</table>f',
  ],
  ['a caption', '<table><caption>a<thead><tr><th>b<tbody><tr><td>c</table>'],
  ['groups of columns', '<table><colgroup><col><tbody><tr><td>a</table>'],
  ['two bodies', '<table><tbody><tr><td>a<tbody><tr><td>b</table>'],
  ['lists', '<ul><li>a<li><p>b</p><ul><li>c<li>d</ul><li>e</ul><dl><dt>f<dd>g<dt>h<dd>i</dl>j'],
  [
    'paragraphs in lists',
    '<dl><dt>a<dd><p>b<p>c<dt>d<dd><p>e<dd><p>f</dl><ul><li><p>g<li><p>h<ul><li><p>i</ul><li>j</ul>',
  ],
  [
    'paragraphs',
    '<p>a<p>b<div>c<p>d</div><p>e<ul><li>f</ul><p>g<details><summary>h</summary><p>i</details>j',
  ],
  [
    'paragraphs before rare elements',
    '<p>a<menu><li>b</menu><p>c<dialog>d</dialog><p>e<search>f</search><p>g<hgroup><h2>h</h2></hgroup>i',
  ],
  ['options', '<select><optgroup><option>a<option>b<optgroup><option>c</select>d'],
  ['ruby', '<ruby>a<rp>(<rt>b<rp>)</ruby>c'],
])('reads %s as browsers do', (_, html) => {
  const [, page] = parse(`<!doctype html><html><body>${html}`).children;
  expect(shapeOf(page as ParentNode)).toEqual([{name: 'body', children: standard(html)}]);
});

it('says where nodes stand', () => {
  const html = '<table><thead><tr><th>a &amp; b<tbody><tr><td><script>c</script><br>é</table>d';
  const source = new Map<string, string>();
  const read = ({children}: ParentNode) => {
    for (const child of children) {
      const text = html.slice(child.startIndex!, child.endIndex! + 1);
      if (isText(child)) source.set(child.data, text);
      if (isTag(child)) source.set(child.name, text);
      if (isTag(child)) read(child);
    }
  };
  read(parse(html));
  for (const name of ['table', 'script', 'br'])
    expect(source.get(name)).toMatch(new RegExp(`^<${name}\\b.*>$`));
  expect(source.get('script')).toBe('<script>c</script>');
  expect(source.get('br')).toBe('<br>');
  expect(source.get('a & b')).toBe('a &amp; b');
  expect(source.get('d')).toBe('d');
});
