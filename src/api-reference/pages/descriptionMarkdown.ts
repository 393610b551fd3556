/** Descriptions of a specification, which are CommonMark with HTML, as Markdown that is safe inside MDX. */
import {raw} from 'hast-util-raw';
import {toMdast} from 'hast-util-to-mdast';
import memoize from 'lodash/memoize.js';
import type {Nodes, PhrasingContent, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown, gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toHast} from 'mdast-util-to-hast';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import type {Example, ExternalDocs} from '../model/openApiTypes';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';

/** Elements that have an equal in Markdown, or whose text is enough; any other tag is text, such as `<id>`. */
const elements = new Set(
  `a abbr b blockquote br center code dd del details div dl dt em font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark
  ol p pre s small span strike strong sub summary sup table tbody td tfoot th thead tr tt u ul var`.split(
    /\s+/,
  ),
);

/** Escapes for syntax that MDX and Docusaurus add to CommonMark: braces, ESM, directives. */
const docusaurus: Options = {
  unsafe: [
    {character: '}', inConstruct: 'phrasing'},
    {atBreak: true, character: 'i', after: 'mport\\b'},
    {atBreak: true, character: 'e', after: 'xport\\b'},
    {atBreak: true, character: ':', after: ':'},
    {character: ':', before: '[^:\\w]', after: '[A-Za-z]', inConstruct: 'phrasing'},
  ],
};

const written: Options = {
  bullet: '-',
  rule: '-',
  fences: true,
  extensions: [gfmToMarkdown({tablePipeAlign: false}), mdxToMarkdown(), docusaurus],
};

/** Turns HTML into Markdown, tags that are no HTML into text, and links by reference into links. */
function withoutHtml(tree: Root): Root {
  let found = false;
  visit(tree, 'definition', () => {
    found = true;
  });
  visit(tree, 'html', (node) => {
    found = true;
    node.value = node.value.replace(/<(?=\/?([A-Za-z][\w-]*))/g, (sign, name: string) =>
      elements.has(name.toLowerCase()) ? sign : '&lt;',
    );
  });
  if (!found) return tree;
  const markdown = toMdast(raw(toHast(tree, {allowDangerousHtml: true})));
  return markdown.type === 'root' ? markdown : {type: 'root', children: [markdown]};
}

/** Whether a link target is valid on this site. */
const leadsSomewhere = (url: string) => /^(https?:|mailto:|tel:|\/docs\/|\/blog\/)/i.test(url);

/** Sanitises Markdown: images become links, invalid links their text; comments and the meta of code are removed. */
function sanitise(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'code') {
      node.lang = /^(?!mdx-code-block)[\w+#-]+$/.test(node.lang ?? '') ? node.lang : undefined;
      node.meta = undefined;
    }
    if (!parent || index === undefined) return;
    if (node.type === 'html') {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type === 'image') {
      const text: PhrasingContent[] = [{type: 'text', value: node.alt || 'Picture'}];
      parent.children[index] = leadsSomewhere(node.url)
        ? {type: 'link', url: node.url, children: text}
        : {type: 'emphasis', children: text};
    }
    if (node.type === 'link' && !leadsSomewhere(node.url)) {
      parent.children.splice(index, 1, ...(node.children as never[]));
      return index;
    }
  });
}

/** Headings follow each other without a gap from `level`; without one they are bold paragraphs. */
function placeHeadings(tree: Root, level: number | undefined): void {
  const open: number[] = [];
  visit(tree, 'heading', (node, index, parent) => {
    while (open.length && (open.at(-1) ?? 0) >= node.depth) open.pop();
    open.push(node.depth);
    const depth = (level ?? 7) + open.length - 1;
    if (depth <= 6) node.depth = depth as typeof node.depth;
    else if (parent && index !== undefined)
      parent.children[index] = {type: 'paragraph', children: [{type: 'strong', children: node.children}]};
  });
}

function parsed(text: string): Root {
  return withoutHtml(fromMarkdown(text, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]}));
}

function markdownOf(tree: Root, level?: number): string {
  sanitise(tree);
  placeHeadings(tree, level);
  return toMarkdown(tree, written).trim();
}

/**
 * Markdown of a `description` that means in MDX what it means in CommonMark.
 *
 * @param level of the description's highest headings; without it they are bold paragraphs
 */
export const prose: (text: string | undefined, level?: number) => string = memoize(
  (text, level) => markdownOf(parsed(text ?? ''), level),
  (text, level) => `${level ?? ''} ${text ?? ''}`,
);

const plainOf = (node: Nodes) => toString(node, {includeHtml: false}).replace(/\s+/g, ' ').trim();

/** The first paragraph of a description without marks, and the rest as Markdown. */
export function opening(text: string | undefined): {first: string; rest: string} {
  const tree = parsed(text ?? '');
  const [paragraph, ...rest] = tree.children;
  if (paragraph?.type !== 'paragraph') return {first: '', rest: prose(text)};
  return {first: plainOf(paragraph), rest: markdownOf({type: 'root', children: rest})};
}

const paragraphOf = (child: PhrasingContent, options = written) =>
  toMarkdown({type: 'paragraph', children: [child]}, options).trim();

/** A text without markup of its own as one line of Markdown. */
export const inline = (text: string): string => paragraphOf({type: 'text', value: text.replace(/\s+/g, ' ')});

/** A link to a page of ours, with a text without markup, as Markdown. */
export const linkTo = (text: string, address: string): string =>
  paragraphOf(
    {type: 'link', url: address, children: [{type: 'text', value: text}]},
    {...written, resourceLink: true},
  );

/** A link with a text without markup, as Markdown; the text alone where the address is not one of the web. */
export function link(text: string, url: string): string {
  return /^(https?:|mailto:)/i.test(url) ? linkTo(text, url) : inline(text);
}

/** A link for further reading. */
export function furtherReading(docs: ExternalDocs | undefined): string {
  return docs?.url ? `See also ${link(opening(docs.description).first || docs.url, docs.url)}.` : '';
}

/** The examples of a value that stand at addresses of their own; one that is no address of the web is shown as it is. */
export const externalExamples = (examples: Record<string, Example> | undefined): string =>
  Object.entries(examples ?? {})
    .flatMap(([name, {summary, externalValue: url}]) =>
      url ? [`- Example: ${/^https?:/i.test(url) ? link(summary?.trim() || name, url) : `\`${url}\``}`] : [],
    )
    .join('\n');
