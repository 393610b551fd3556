import {expect, it} from 'vitest';
import {pageAddress} from '../../../src/content/pages';

it.each([
  ['docs/focus/people.md', undefined, '/docs/focus/people'],
  ['docs/focus/index.md', undefined, '/docs/focus'],
  ['docs/focus/people.md', 'persons', '/docs/focus/persons'],
  ['docs/focus/people.md', '/persons', '/docs/persons'],
  ['blog/2025-02-03-welcome/index.md', undefined, '/blog/welcome'],
  ['blog/2025-02-03-welcome.mdx', 'hello', '/blog/hello'],
  ['src/pages/style-guide/index.mdx', undefined, '/style-guide'],
])('%s with the slug %s is at %s', (path, slug, address) => {
  expect(pageAddress(path, slug)).toBe(address);
});
