import {expect, it} from 'vitest';
import {linksOfLanguages} from '../../../../src/content/markdown/linksOfLanguages';

const welsh = 'src/site/i18n/cy/docusaurus-plugin-content-docs/current';

it.each([
  ['docs/focus/guide.md', '[a](../support.md#when)', '[a](/support.md#when)'],
  [
    'docs/focus/guide.md',
    '[a](people.md) and [b](./parts/one.mdx)',
    '[a](/focus/people.md) and [b](/focus/parts/one.mdx)',
  ],
  ['docs/focus/guide.md', '[a]: ../support.md', '[a]: /support.md'],
  [`${welsh}/intro.md`, '[a](focus/guide.md)', '[a](/focus/guide.md)'],
  ['docs/focus/guide.md', '[a](/support.md)', '[a](/support.md)'],
])('in %s, %s leads on from the root of the documentation', (file, text, expected) => {
  expect(linksOfLanguages(text, file)).toBe(expected);
});

it.each([
  ['docs/intro.md', '[a](https://example.com/page.md) [b](/docs/intro) [c](#when) ![d](picture.svg)'],
  ['src/pages/one.md', '[a](two.md)'],
])('in %s, %s stays', (file, text) => {
  expect(linksOfLanguages(text, file)).toBe(text);
});
