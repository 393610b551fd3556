import {describe, expect, it} from 'vitest';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {tagTree, tagTreeFile, type TagNode} from '../../../../src/api-reference/pages/tagTree';
import {sectionsOf} from '../../../../src/api-reference/sidebarSections';
import {folderWith} from '../../../support/folder';

const used = ['a', 'b', 'c', 'd'];

async function treeOf(tags: object[], groups?: unknown): Promise<TagNode[] | undefined> {
  const paths = Object.fromEntries(
    used.map((tag) => [
      `/${tag}`,
      {get: {operationId: `get-${tag}`, tags: [tag], responses: {200: {description: 'Yes'}}}},
    ]),
  );
  const info = {title: 'Tags', version: '1.0.0'};
  const source = {openapi: '3.1.0', info, tags, paths, 'x-tagGroups': groups};
  return tagTree(await readDocument('tags.json', source));
}

/** `a(b c)`: a category with those in it. */
const written = (nodes: readonly TagNode[] = []): string =>
  nodes.map(({label, items}) => label + (items.length ? `(${written(items)})` : '')).join(' ');

describe('the tags of a document', () => {
  it('stand for themselves where nothing nests them', async () => {
    expect(await treeOf([{name: 'a'}])).toBeUndefined();
  });

  it.each<[string, object[], unknown, string]>([
    [
      'one with a parent stands in its parent',
      [{name: 'b', parent: 'a'}, {name: 'a'}],
      undefined,
      'a(b) c d',
    ],
    [
      'a parent without operations is a category',
      [
        {name: 'all', summary: 'All of it'},
        {name: 'a', parent: 'all'},
      ],
      undefined,
      'All of it(a) b c d',
    ],
    ['one whose parent is unknown keeps its place', [{name: 'a', parent: 'x'}], undefined, 'a b c d'],
    [
      'a circle is no nest',
      [
        {name: 'a', parent: 'b'},
        {name: 'b', parent: 'a'},
        {name: 'c', parent: 'a'},
        {name: 'd', parent: 'd'},
      ],
      undefined,
      'a(c) b d',
    ],
    [
      'groups hold what they name, once; the others follow',
      [],
      [
        {name: 'First', tags: ['c', 'x', 7, 'a']},
        {name: 'Second', tags: ['a']},
        {name: 'Third', tags: ['b']},
        'no group',
      ],
      'First(c a) Third(b) d',
    ],
    [
      'a group holds the parts of its tags as well',
      [{name: 'b', parent: 'a'}],
      [{name: 'Group', tags: ['a', 'b']}],
      'Group(a(b)) c d',
    ],
  ])('%s', async (_, tags, groups, expected) => {
    const tree = await treeOf(tags, groups);
    expect(written(tree)).toBe(expected);
  });
});

it('the sidebar has the operations of a tag before the tags in it, and loses nothing', () => {
  const category = (name: string) => ({
    type: 'category',
    label: name,
    link: {type: 'doc', id: `api/t/${name}`},
    items: [{type: 'doc', id: `api/t/get-${name}`}],
  });
  const all = [{type: 'doc', id: 'api/t/tags'}, category('a'), category('b'), category('c')];
  const tree: TagNode[] = [
    {label: 'Group', items: [{label: 'b', page: 'b', items: [{label: 'a', page: 'a', items: []}]}]},
    {label: 'Gone', items: [{label: 'x', page: 'x', items: []}]},
  ];
  const folder = folderWith({
    'docs/api/t/sidebar.ts': `export default ${JSON.stringify(all)};`,
    [`docs/api/t/${tagTreeFile}`]: JSON.stringify(tree),
  });
  const [section] = sectionsOf([{title: 'T', accent: undefined, pages: 'docs/api/t'}], folder);
  const own = category('b');
  expect(section?.items.slice(4)).toEqual([
    {type: 'category', label: 'Group', items: [{...own, items: [...own.items, category('a')]}]},
    category('c'),
  ]);
});
