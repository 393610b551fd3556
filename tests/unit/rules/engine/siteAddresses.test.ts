import {expect, it} from 'vitest';
import {addressOf} from '../../../../src/rules/engine/siteAddresses';
import {filesOf} from '../../../../src/rules/engine/files';
import {parsePage} from '../../../../src/rules/engine/page';
import {readSite} from '../../../../src/rules/engine/site';

it.each([
  ['docs/focus/people.md', '', '/docs/focus/people'],
  ['docs/focus/index.md', '', '/docs/focus'],
  ['docs/focus/people.md', 'slug: persons', '/docs/focus/persons'],
  ['docs/focus/people.md', 'slug: /persons', '/docs/persons'],
  ['blog/2025-02-03-welcome/index.md', '', '/blog/welcome'],
  ['blog/2025-02-03-welcome.mdx', 'slug: hello', '/blog/hello'],
  ['src/pages/style-guide/index.mdx', '', '/style-guide'],
])('%s %s is at %s', (path, facts, address) => {
  expect(addressOf(parsePage(path, `---\n${facts}\n---\n`))).toBe(address);
});

const {addresses} = readSite(
  filesOf({
    'docs/a.md': '',
    'docs/tags.yml': 'focus: {permalink: /focus}',
    'blog/authors.yml': 'team: {page: true}\nguest: {}',
    'sidebars.ts':
      "import api from './docs/api/auth/sidebar';\nexport default {docs: [{type: 'category', label: 'A', link: {type: 'generated-index', slug: '/category/a'}, items: [...api]}]};",
    'openapi/auth.yaml':
      'tags: [{name: Public Keys}]\npaths: {/x: {get: {operationId: createToken}, x-a: null}, x-b: null, x-c: {a: null}}',
    'src/pages/index.tsx': '',
    'static/img/logo.svg': '',
  }),
);

it.each([
  '/',
  '/docs/a',
  '/docs/tags/focus',
  '/docs/category/a',
  '/docs/api/auth/create-token',
  '/docs/api/auth/public-keys',
  '/docs/api/auth/changes',
  '/docs/api/auth/errors',
  '/docs/api/auth/schemas',
  '/blog',
  '/blog/authors/team',
  '/img/logo.svg',
  '/search',
])('has %s', (address) => {
  expect(addresses.has(address)).toBe(true);
});

it.each(['/docs', '/docs/b', '/docs/api/auth/gone', '/blog/authors/guest', '/docs/category/b'])(
  'has no %s',
  (address) => {
    expect(addresses.has(address)).toBe(false);
  },
);

it('names the files that make the same address', () => {
  const site = readSite(filesOf({'docs/a.md': '', 'docs/b.md': '---\nslug: a\n---\n'}));
  expect(site.addresses.sourcesOf('/docs/a')).toEqual(['docs/a.md', 'docs/b.md']);
});
