import {isTag, isText, type ParentNode} from 'domhandler';
import {expect, it} from 'vitest';
import {parse} from '../../../src/build/parse';

/** Names and texts of what is in a node, with brackets around what is in an element. */
const shapeOf = ({children}: ParentNode): string =>
  children
    .map((child) => (isText(child) ? child.data : isTag(child) ? `${child.name}(${shapeOf(child)})` : ''))
    .join(' ');

it.each([
  ['<ul><li>a<p>x<li>b<p>y</ul>', 'ul(li(a p(x)) li(b p(y)))'],
  ['<dl><dt>a<dd><p>x<dt>b<dd>y</dl>', 'dl(dt(a) dd(p(x)) dt(b) dd(y))'],
  ['<table><tr><td><p>x<td>y</table>z', 'table(tbody(tr(td(p(x)) td(y)))) z'],
  ['a<noscript><p>x</noscript>', 'a noscript(p(x))'],
])('reads %s as browsers do', (html, shape) => {
  expect(shapeOf(parse(html))).toBe(`html(head() body(${shape}))`);
});

it('reads a list of 500 items', () => {
  const items = Array.from({length: 500}, (_, index) => `<li>${index}<p>text`);
  expect(shapeOf(parse(`<ul>${items.join('')}</ul>`)).match(/li\(\d+ p\(text\)\)/g)).toHaveLength(500);
});

it('says where nodes stand', () => {
  const html = '<table><tr><th>a &amp; b<td><script>c</script><br>é</table>d';
  const texts: string[] = [];
  const read = ({children}: ParentNode) => {
    for (const child of children) {
      if (child.startIndex !== null) texts.push(html.slice(child.startIndex, child.endIndex!));
      if (isTag(child)) read(child);
    }
  };
  read(parse(html));
  for (const text of ['a &amp; b', '<script>c</script>', '<br>', 'é', 'd', html.slice(0, -1)])
    expect(texts).toContain(text);
});
