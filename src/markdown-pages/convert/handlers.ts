/** What hast-util-to-mdast is told of the markup of this site; all else it knows by itself. */
import type {Element, ElementContent, Nodes as Node} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {BlockContent, Code, Heading, List, ListItem, Nodes, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

const library = defaultHandlers as unknown as Record<string, Handle>;

const byDefault = (state: State, element: Element, parent: Parameters<Handle>[2]) =>
  library[element.tagName]?.(state, element, parent);

const isElement = (node: Node): node is Element => node.type === 'element';

const isSpan = (node: Node) => isElement(node) && node.tagName === 'span';

/** Elements directly below one. */
const elementsOf = ({children}: Element): Element[] => children.filter(isElement);

/** Its class as written. */
const classOf = ({properties}: Element): string => [properties.className ?? ''].flat().join(' ');

/** The first element below that fits, at any depth. */
function find(node: Element, fits: (element: Element) => boolean): Element | undefined {
  for (const child of elementsOf(node)) {
    const found = fits(child) ? child : find(child, fits);
    if (found) return found;
  }
  return undefined;
}

const tagged = (name: string) => (element: Element) => element.tagName === name;

const text = (value: string) => ({type: 'text' as const, value});

const bold = (children: PhrasingContent[]): PhrasingContent => ({type: 'strong', children});

const flow = (state: State, element: Element): BlockContent[] =>
  state.toFlow(state.all(element)) as BlockContent[];

/** The one line break at the end belongs to the block, not to the code; a title is written as authors write it. */
const codeNode = (value: string, lang?: string, title?: string): Code => ({
  type: 'code',
  lang: lang ?? null,
  meta: title ? `title=${JSON.stringify(title)}` : null,
  value: value.replace(/\n$/, ''),
});

const languageIn = (names: string) => /(?:^| )language-(\S+)/.exec(names)?.[1];

/** A block of code with its language, and with its title above it. */
function codeBlock(block: Element): Code {
  const title = find(block, (element) => classOf(element).includes('codeBlockTitle'));
  return codeNode(toString(find(block, tagged('pre'))), languageIn(classOf(block)), toString(title).trim());
}

/** Code without a block around it, such as a sample of an API: its class says the language, or else what it stands in. */
const pre: Handle = (_state, element, parent) => {
  const code = find(element, tagged('code'));
  const around = parent?.type === 'element' ? parent.properties.dataValue : undefined;
  const language = (code && languageIn(classOf(code))) ?? around;
  return codeNode(toString(element), typeof language === 'string' ? language : undefined);
};

/** Kinds of alerts that GitHub shows, by kinds of admonition; all others are notes. */
const alerts: Record<string, string> = {tip: 'TIP', warning: 'WARNING', danger: 'CAUTION'};

/** An alert of GitHub, whose kind stands in its first line, with the title of the admonition. */
function admonition(state: State, element: Element): RootContent {
  const kind = /theme-admonition-(\w+)/.exec(classOf(element))?.[1] ?? '';
  const [heading, ...content] = elementsOf(element);
  const words = heading?.children.filter(
    (part) => !(isElement(part) && classOf(part).includes('admonitionIcon')),
  );
  const title: BlockContent = {
    type: 'paragraph',
    children: [
      {type: 'html', value: `[!${alerts[kind] ?? 'NOTE'}]\n`},
      bold(state.all({type: 'root', children: words ?? []}) as PhrasingContent[]),
    ],
  };
  return {type: 'blockquote', children: [title, ...content.flatMap((part) => flow(state, part))]};
}

declare module 'mdast' {
  interface HeadingData {
    /** One deeper than the heading of its section; the depth is known when the page is whole (toMarkdown.ts). */
    isBelowSection?: boolean;
  }
}

const lowerHeading = (value: string): Heading => ({
  type: 'heading',
  depth: 6,
  data: {isBelowSection: true},
  children: [text(value)],
});

/** What opens with a press stands below its summary, which becomes a bold line, or below its heading. */
const details: Handle = (state, element) => {
  const [summary, ...rest] = element.children;
  if (!summary || !isElement(summary) || summary.tagName !== 'summary') return flow(state, element);
  const [label, ...others] = flow(state, summary);
  if ((label as RootContent | undefined)?.type === 'heading')
    return [label!, ...others, ...flow(state, {...element, children: rest})];
  const title: BlockContent[] =
    label && 'children' in label
      ? [{type: 'paragraph', children: [bold(label.children as PhrasingContent[])]}]
      : [];
  return [...title, ...flow(state, {...element, children: rest})];
};

/** Of a diagram, its title and what it says in words, then its source. */
const figure: Handle = (state, element, parent) => {
  if (!('dataDiagram' in element.properties)) return byDefault(state, element, parent);
  const [title, description] = ['title', 'desc'].map((name) =>
    toString(find(element, tagged(name)))
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const fold = find(element, ({properties}) => 'dataDiagramSource' in properties);
  const source = fold && find(fold, tagged('code'));
  return [
    {type: 'paragraph', children: [bold([text(`Diagram: ${title}.`)]), text(` ${description}`)]},
    ...(source ? [codeNode(toString(source), 'mermaid')] : []),
  ];
};

/** Fields of an API (src/api-reference/ui/ApiField): boxes inside boxes on the page, lists inside lists in Markdown. */
const fields = (state: State, element: Element): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: elementsOf(element).map((field): ListItem => ({
    type: 'listItem',
    spread: false,
    children: flow(state, field),
  })),
});

/** Puts a separator between elements that only a sheet keeps apart. */
const separated = (element: Element, separator: ' ' | ' · '): Element => ({
  ...element,
  children: element.children.flatMap((child, index, all) => {
    const before = all[index - 1];
    return before && isElement(before) && isElement(child) ? [text(separator), child] : [child];
  }),
});

const isBlank = (node: ElementContent) => node.type === 'text' && !node.value.trim();

/** Facts about a page, side by side in one line. */
function apart(element: Element): Element {
  const parts = element.children.filter((child) => !isBlank(child));
  return parts.length > 1 && parts.every(isSpan) ? separated(element, ' · ') : element;
}

/** Parts that a component sets beside each other; those of authors have spaces between them. */
function sideBySide(element: Element): Element {
  const isComponent = element.children.every(isElement) && element.children.some(isSpan);
  return isComponent ? separated(element, ' ') : element;
}

const li: Handle = (state, element, parent) => byDefault(state, sideBySide(element), parent);

const p: Handle = (state, element, parent) =>
  classOf(element).includes('tab-heading')
    ? lowerHeading(toString(element).trim())
    : byDefault(state, apart(element), parent);

/** A label with the number of its pages. */
const counted = (element: Element): Element => ({
  ...element,
  children: element.children.flatMap((child) => (isSpan(child) ? [text(' '), child] : [child])),
});

/** A card is a link around a heading and a text: the heading keeps the link. An anchor without an address goes. */
const a: Handle = (state, element) => {
  const {href, rel, title} = element.properties;
  const children = state.all([rel].flat().includes('tag') ? counted(element) : sideBySide(element));
  if (!href) return children;
  const link = (content: RootContent[]): PhrasingContent => ({
    type: 'link',
    url: String(href),
    title: title ? String(title) : null,
    children: content as PhrasingContent[],
  });
  const isPlain = children.every(({type}) => !/^(heading|paragraph|list|code|table|blockquote)$/.test(type));
  if (isPlain) return link(children);
  const [first, ...rest] = state.toFlow(children);
  if (!first || !('children' in first)) return children;
  return [{...first, children: [link(first.children)]} as RootContent, ...rest] as never;
};

/** Pictures without words are decoration. */
const img: Handle = (state, element, parent) =>
  element.properties.alt ? byDefault(state, element, parent) : undefined;

const div: Handle = (state, element, parent) => {
  const names = classOf(element);
  if (names.includes('theme-code-block')) return codeBlock(element);
  if (names.includes('theme-admonition ')) return admonition(state, element);
  // The name of the sheet's class, before the hash that the build adds.
  if (/(?:^| )fields_/.test(names)) return fields(state, element);
  return byDefault(state, sideBySide(element), parent);
};

/** The lines of what stands in a cell: a cell of Markdown holds one line, in which HTML breaks may stand. */
function linesOf(nodes: readonly Nodes[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    const isBlock = /^(paragraph|list|listItem|blockquote|heading)$/.test(node.type);
    if (isBlock && 'children' in node) lines.push(...linesOf(node.children), []);
    else lines.at(-1)?.push(node as PhrasingContent);
  }
  return lines.filter((line) => line.length);
}

/** A cell whose paragraphs and lists have become lines. */
const cell: Handle = (state, element) => {
  const made = defaultHandlers.td(state, element);
  const lines = linesOf(made.children);
  return {
    ...made,
    children: lines.flatMap((line, index) => (index ? [{type: 'html', value: '<br>'}, ...line] : line)),
  };
};

/** An element without a sign in Markdown, whose text alone would mean something else: 10<sup>3</sup>. */
const asHtml: Handle = (state, element) => [
  {type: 'html', value: `<${element.tagName}>`},
  ...(state.all(element) as PhrasingContent[]),
  {type: 'html', value: `</${element.tagName}>`},
];

/** The name of a footnote in its id, or in an address that leads there. */
const footnoteIn = (address: unknown) => /fn-(.+)$/.exec(String(address))?.[1];

const sup: Handle = (state, element, parent) => {
  const link = find(element, ({properties}) => 'dataFootnoteRef' in properties);
  const identifier = footnoteIn(link?.properties.href);
  return identifier ? {type: 'footnoteReference', identifier} : asHtml(state, element, parent);
};

/** The list of footnotes, which Markdown needs no heading for. */
const section: Handle = (state, element, parent) => {
  const list = 'dataFootnotes' in element.properties && find(element, tagged('ol'));
  if (!list) return byDefault(state, element, parent);
  return elementsOf(list).map((item) => ({
    type: 'footnoteDefinition',
    identifier: footnoteIn(item.properties.id) ?? '',
    children: flow(state, item),
  }));
};

export const handlers: Record<string, Handle> = {
  a,
  details,
  div,
  figure,
  img,
  li,
  p,
  pre,
  section,
  sub: asHtml,
  sup,
  td: cell,
  th: cell,
  // A place where a line may break.
  wbr: () => undefined,
};
