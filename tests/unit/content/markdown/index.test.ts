import {fromMarkdown} from 'mdast-util-from-markdown';
import {toHast} from 'mdast-util-to-hast';
import type {Element, Nodes, Root as HastRoot} from 'hast';
import {describe, expect, it} from 'vitest';
import {admonitionTitles, tables, unresolvedLinks} from '../../../../src/content/markdown/rehype';
import {figures} from '../../../../src/content/markdown/remark';
import {compileMdx} from '../../../support/mdx';

const voids = ['img', 'br'];

/** Enough of a serialiser for what the samples hold. */
function htmlOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  const inner = (node as HastRoot | Element).children.map(htmlOf).join('');
  if (node.type !== 'element') return inner;
  const attributes = Object.entries(node.properties).map(([key, value]) => ` ${key}="${String(value)}"`);
  const open = `<${node.tagName}${attributes.join('')}>`;
  return voids.includes(node.tagName) ? open : `${open}${inner}</${node.tagName}>`;
}

function render(markdown: string): string {
  const tree = fromMarkdown(markdown);
  figures()(tree);
  return htmlOf(toHast(tree));
}

describe('the title of an image', () => {
  it('is its caption when the image stands alone', () => {
    expect(render('![A map](./map.svg "How products meet")')).toBe(
      '<figure><img src="./map.svg" alt="A map"><figcaption>How products meet</figcaption></figure>',
    );
  });

  it('stays a title inside a sentence, and an image without one stays a paragraph', () => {
    expect(render('See ![A map](./map.svg "Title").')).toContain('title="Title"');
    expect(render('![A map](./map.svg)')).toBe('<p><img src="./map.svg" alt="A map"></p>');
  });
});

it.each([
  ['Select :ui[Add client].', ['Add client']],
  [':ui[Admin] > :ui[Account]: it is there.', ['Admin', 'Account']],
  ['| Field |\n| --- |\n| :ui[Name ID (optional)] |', ['Name ID (optional)']],
  ['[See :ui[Attributes & Claims]](/a), :ui[\\[a\\]].', ['Attributes & Claims', '[a]']],
  ['- **Role**: Owner, and **no** other.', []],
])('labels of screens are those of %s', async (markdown, names) => {
  const labels = (await compileMdx(markdown)).matchAll(
    /strong, \{\s*className: "ui",\s*children: "([^"]*)"/g,
  );
  expect([...labels].map(([, name]) => name)).toEqual(names);
});

describe('tables', () => {
  const table = (): Element => ({type: 'element', tagName: 'table', properties: {}, children: []});
  const heading = (value: string): Element => ({
    type: 'element',
    tagName: 'h2',
    properties: {},
    children: [{type: 'text', value}],
  });

  it('are named after the heading above, and no two alike', () => {
    const all = [table(), table(), table(), table()];
    const [first, second, third, fourth] = all as [Element, Element, Element, Element];
    const root: HastRoot = {
      type: 'root',
      children: [first, heading('Roles'), second, third, heading('Plans'), fourth],
    };
    tables()(root);
    expect(all.map(({properties}) => properties.ariaLabel)).toEqual([
      'Table',
      'Table: Roles',
      'Table 2: Roles',
      'Table: Plans',
    ]);
  });
});

describe('a link to a Markdown file', () => {
  const isLetPass = (url: string) => {
    const tree = toHast(fromMarkdown(`[a](${url})`)) as HastRoot;
    unresolvedLinks()(tree);
    return htmlOf(tree).includes('data-noBrokenLinkCheck="true"');
  };

  it.each(['./gone.md', '../a/gone.mdx#limits', 'gone.md?x'])(
    'that is still one, such as %s, only warns',
    (url) => {
      expect(isLetPass(url)).toBe(true);
    },
  );

  it.each(['/docs/gone', './gone', 'https://example.com/a.md', 'pathname:///a.md', '#a'])(
    '%s is checked as ever',
    (url) => {
      expect(isLetPass(url)).toBe(false);
    },
  );
});

it('the title of an admonition keeps the name by which the theme finds it', () => {
  const tree: HastRoot = {
    type: 'root',
    children: [{type: 'element', tagName: 'mdxadmonitiontitle', properties: {}, children: []}],
  };
  admonitionTitles()(tree);
  expect(htmlOf(tree)).toBe('<mdxAdmonitionTitle></mdxAdmonitionTitle>');
});
