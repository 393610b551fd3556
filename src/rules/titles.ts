import type {Page} from './engine/page';
import type {Rule} from './engine/rule';

/** What tabs, bookmarks and lists of results show. */
const titleOf = ({frontMatter}: Page): unknown => frontMatter.title_meta ?? frontMatter.title;

const twin = (path: string) => ({[path]: '---\ntitle: Getting started\n---\n'});

export const titles: Rule = {
  name: 'titles',
  sentence:
    'No two pages have the same title, by which readers tell tabs, bookmarks and results of a search apart.',
  good: [
    {text: '---\ntitle: Getting started\n---\n'},
    {
      text: '---\ntitle: Getting started\ntitle_meta: Getting started with the API\n---\n',
      beside: twin('docs/a.md'),
    },
  ],
  bad: [{text: '---\ntitle: Getting started\n---\n', beside: twin('docs/a.md'), lines: [2]}],
  page(page, site) {
    const title = titleOf(page);
    // The first of them has the title.
    const other = site.pages.find((one) => titleOf(one) === title);
    if (typeof title !== 'string' || !other || other.path === page.path) return [];
    return [
      {
        line: page.lineOf('title_meta' in page.frontMatter ? 'title_meta' : 'title'),
        message: `${other.path} has the title "${title}" as well.`,
        remedy:
          'change one, or give one of them a "title_meta", which only tabs and results of a search show: "Getting started with the API".',
      },
    ];
  },
};
