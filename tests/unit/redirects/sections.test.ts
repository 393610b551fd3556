import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {sectionsOf} from '../../../src/redirects/sections';

const doc = (id: string, more: object = {}) => ({
  id,
  title: `Title of ${id}`,
  permalink: `/help/docs/${id}`,
  frontMatter: {},
  tags: [],
  sidebar: 'docs',
  unlisted: false,
  ...more,
});

const leaf = (id: string) => ({type: 'doc', id});

const category = (label: string, items: object[], link?: object) => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...(link && {link}),
});

const content = {
  loadedVersions: [
    {
      versionName: 'current',
      docs: [doc('intro'), doc('a/one'), doc('a/two'), doc('b'), doc('secret', {unlisted: true})],
      sidebars: {
        docs: [
          leaf('intro'),
          category(
            'A',
            [
              leaf('a/one'),
              category('B', [leaf('a/two')], {type: 'doc', id: 'b'}),
              {type: 'link', label: 'Elsewhere', href: 'https://example.com'},
              leaf('secret'),
            ],
            {type: 'generated-index', permalink: '/help/docs/category/a'},
          ),
        ],
      },
    },
  ],
} as unknown as LoadedContent;

it('has each sidebar and category, with its page and all pages in it', () => {
  const paths = sectionsOf(content, '/help/').map(({page, pages}) => [page?.to, pages.map(({to}) => to)]);
  expect(paths).toEqual([
    [undefined, ['/docs/intro', '/docs/a/one', '/docs/b', '/docs/a/two']],
    ['/docs/category/a', ['/docs/a/one', '/docs/b', '/docs/a/two']],
    ['/docs/b', ['/docs/b', '/docs/a/two']],
  ]);
});

it('calls pages what the sidebar calls them', () => {
  const [all] = sectionsOf(content, '/help/');
  expect(all?.pages.map(({label}) => label)).toContain('B');
});
