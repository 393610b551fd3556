import {compileSync} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toHast} from 'mdast-util-to-hast';
import {toHtml} from 'hast-util-to-html';
import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import {addAliases, aliases, aliasesOf} from '../../../src/redirects/aliases';
import {listFile, type Redirect} from '../../../src/redirects/list';
import {folderWith} from '../../support/folder';

const entry = (from: string, to: string, removed = false): Redirect => ({from, to, removed, line: 1});

const list = [
  entry('/docs/a#old', '/docs/a#now'),
  entry('/docs/a#left', '/docs/b#now'),
  entry('/docs/a#gone', '/docs/a', true),
  entry('/docs/a-b#old', '/docs/a-b#now'),
  entry('/docs/c', '/docs/a'),
];

/** Ids as Docusaurus gives them. */
function tree(markdown: string): Root {
  const root = fromMarkdown(markdown);
  for (const node of root.children) if (node.type === 'heading') node.data = {hProperties: {id: 'now'}};
  return root;
}

const html = (root: Root) => toHtml(toHast(root, {allowDangerousHtml: true}), {allowDangerousHtml: true});

it('has the old headings of a page, and those that have left it', () => {
  expect(aliasesOf('/docs/a', list)).toEqual({here: [['old', 'now']], away: [['left', '/docs/b#now']]});
  expect(aliasesOf('/docs/b', list)).toEqual({here: [], away: []});
});

it('puts an empty element before the heading: 19 bytes and the name', () => {
  const root = tree('Text.\n\n## Now\n');
  addAliases(root, {here: [['old', 'now']], away: []});
  expect(html(root)).toBe('<p>Text.</p>\n<span id="old"></span>\n<h2 id="now">Now</h2>');
});

it('finds the mark of an entry', () => {
  const root = tree('Text.\n\n- <a id="foc-2"></a>Two\n');
  addAliases(root, {here: [['foc-1', 'foc-2']], away: []});
  expect(html(root)).toMatch(/^<p>Text\.<\/p>\n<span id="foc-1"><\/span>\n<ul>/);
});

it('tells at the end of the page where a heading has gone', () => {
  const root = tree('Text.\n');
  addAliases(root, {here: [], away: [['who-may', '/docs/b#who']]});
  expect(html(root)).toBe(
    '<p>Text.</p>\n<p><a href="/docs/b#who" id="who-may">Who may is on another page now</a></p>',
  );
});

it('knows a page by its file and slug', () => {
  const root = folderWith({
    [listFile]: '- {from: "/docs/x/y#old", to: "/docs/x/y#now"}\n',
  });
  const markdown = tree('## Now\n');
  aliases({root})(markdown, new VFile({path: `${root}/docs/x/z.md`, data: {frontMatter: {slug: 'y'}}}));
  expect(html(markdown)).toContain('<span id="old">');
});

it('compiles in MDX', () => {
  const plugin = () => (root: Root) => addAliases(root, {here: [['old', 'foc-2']], away: []});
  const code = String(compileSync('Text.\n\n<a id="foc-2"></a>\n', {remarkPlugins: [plugin], jsx: true}));
  expect(code.indexOf('id="old"')).toBeGreaterThan(0);
  expect(code.indexOf('id="old"')).toBeLessThan(code.indexOf('id="foc-2"'));
});

it('stands before a field of the API reference, inside the component around it', () => {
  const plugin = () => (root: Root) =>
    addAliases(root, {
      here: [
        ['old', 'body-name'],
        ['older', 'response-404-name'],
      ],
      away: [],
    });
  const mdx = `<Columns>

<Item id={"body"} />

<Item id={"body-name"}>

Text

</Item>

<Same ids={["response-404-id","response-404-name"]} />

</Columns>
`;
  const code = String(compileSync(mdx, {remarkPlugins: [plugin], jsx: true}));
  const places = [
    '<Columns>',
    'id={"body"}',
    'id="old"',
    'id={"body-name"}',
    'id="older"',
    'ids={',
    '</Columns>',
  ];
  const found = places.map((place) => code.indexOf(place));
  expect(found).toEqual([...found].sort((a, b) => a - b));
  expect(found).not.toContain(-1);
});

it('knows a page of the API reference by its id', () => {
  const root = folderWith({[listFile]: '- {from: "/docs/api/a/add#old", to: "/docs/api/a/add#now"}\n'});
  const markdown = tree('## Now\n');
  aliases({root})(
    markdown,
    new VFile({path: `${root}/docs/api/a/add.api.mdx`, data: {frontMatter: {id: 'add'}}}),
  );
  expect(html(markdown)).toContain('<span id="old">');
});
