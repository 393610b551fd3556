import {describe, expect, it} from 'vitest';
import {withoutPage} from '../../../../src/cli/edit/sidebars';
import {remove} from '../../../../src/cli/move/removePage';
import {project, reference, texts} from './project';

it('removes a page, its entry of the sidebar, and lets its address lead on', () => {
  const {root, read, status} = project();
  expect(remove(root, ['docs/area/people.md'], 'docs/area/people-2.md')).toEqual(['/docs/area/people']);
  expect(status()).toContain('D  docs/area/people.md');
  expect(read('sidebars.ts')).toContain(
    "docs: [\n  page('area/admin/groups', 'tree'),\n  'area/people-2',\n]",
  );
  expect(read('docs/area/people-2.md')).toBe('---\n---\n\n[People](./people.md)\n');
  expect(read('src/redirects/redirects.yml')).toBe(
    '# Why.\n- from: /docs/staff\n  to: /docs/area/people-2\n- from: /docs/area/people\n  to: /docs/area/people-2\n  removed: true\n',
  );
});

it('removes a post with its pictures', () => {
  const {root, status} = project();
  remove(root, ['blog/2025-01-01-news/index.md'], '/blog');
  expect(status().filter((line) => line.startsWith('D'))).toHaveLength(2);
});

it('lets a heading, and an address, that are gone lead on', () => {
  const {root, read} = project();
  expect(remove(root, ['/docs/area/people#gone'], '/docs/area/people')).toEqual(['/docs/area/people#gone']);
  expect(remove(root, ['/docs/gone'], '/docs/area/people')).toEqual(['/docs/gone']);
  expect(read('src/redirects/redirects.yml')).toContain(
    '- from: /docs/area/people#gone\n  to: /docs/area/people\n  removed: true\n- from: /docs/gone\n',
  );
});

it('lets an anchor of the API reference lead on, of which only a build knows whether it is gone', () => {
  const {root, read} = project();
  expect(remove(root, [`${reference}#old`], reference)).toEqual([`${reference}#old`]);
  expect(read('src/redirects/redirects.yml')).toContain(
    `- from: ${reference}#old\n  to: ${reference}\n  removed: true\n`,
  );
  expect(() => remove(root, ['/docs/api/none#old'], reference)).toThrow('There is no page at /docs/api/none');
});

it('lets several headings lead on, or none when one of them is still there', () => {
  const {root, read, status} = project();
  const [first, second, there] = [
    '/docs/area/people#one',
    '/docs/area/people#two',
    '/docs/area/people#roles',
  ];
  expect(() => remove(root, [first, there], '/docs/area/people')).toThrow('has the heading #roles');
  expect(status()).toEqual([]);
  expect(remove(root, [first, second], '/docs/area/people')).toEqual([first, second]);
  const entry = (from: string) => `- from: ${from}\n  to: /docs/area/people\n  removed: true\n`;
  expect(read('src/redirects/redirects.yml')).toContain(entry(first) + entry(second));
});

describe('withoutPage', () => {
  it.each([
    ["[\n  'a',\n  'b',\n]", "[\n  'b',\n]"],
    ["['a', 'b']", "['b']"],
    ["[\n  page('a', 'tree'),\n  page('a/b', 'tree'),\n]", "[\n  page('a/b', 'tree'),\n]"],
    ["['a/b', 'b/a']", "['a/b', 'b/a']"],
  ])('takes an id out of %j', (before, after) => {
    expect(withoutPage(before, 'a')).toBe(after);
  });
});

it.each([
  ['docs/none.md', '/docs/area/people', 'There is no page docs/none.md'],
  ['docs/area/people.md', '/docs/none', 'There is no page at /docs/none'],
  ['docs/area/people.md', '/docs/area/people', 'cannot lead to itself'],
  ['docs/area/people.md', '/docs/area/people-2#a', 'is a heading'],
  ['/docs/area/people', '/docs/area/people-2', 'There is a page at /docs/area/people'],
  ['docs/area/people.md#roles', '/docs/area/people', 'has the heading #roles'],
])('refuses %s with %s, and changes nothing', (old, to, message) => {
  const {root, status} = project({...texts});
  expect(() => remove(root, [old], to)).toThrow(message);
  expect(() => remove(root, [old], to)).toThrow(/Remedy: /);
  expect(status()).toEqual([]);
});
