import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {sectionsOf} from '../../../src/redirects/sections';
import {category, doc, leaf, list} from '../../support/sidebars';

const docAt = (id: string, more: object = {}) => doc(id, {permalink: `/help/docs/${id}`, ...more});

const content = {
  loadedVersions: [
    {
      versionName: 'current',
      docs: [docAt('intro'), docAt('a/one'), docAt('a/two'), docAt('b'), docAt('secret', {unlisted: true})],
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
            list('/help/docs/category/a'),
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
