import {expect, it} from 'vitest';
import {BuiltPage, elementsBelow} from '../../../src/build/page';

it.each([
  ['index.html', '/'],
  ['docs.html', '/docs'],
  ['docs/intro.html', '/docs/intro'],
  ['docs/index.html', '/docs'],
  ['docs/my-index.html', '/docs/my-index'],
])('%s is at %s', (file, path) => {
  expect(new BuiltPage(file, '').path).toBe(path);
});

it('knows all elements in the order of the text, and where they stand in it', () => {
  const html = '<html lang=en><main><p>a &amp; b<p>c<br>d</main>';
  const {elements, document} = new BuiltPage('a.html', html);
  expect(elements.map(({name}) => name)).toEqual(['html', 'main', 'p', 'p', 'br']);
  expect(elementsBelow(document).map(({name}) => name)).toEqual([
    'html',
    'head',
    'body',
    'main',
    'p',
    'p',
    'br',
  ]);
  const text = elements[2]!.children[0]!;
  expect(html.slice(text.startIndex!, text.endIndex!)).toBe('a &amp; b');
});
