/** Boxes that Markdown does not have: admonitions, tabs, folded parts, diagrams. */
import type {Element, ElementContent} from 'hast';
import type {Handle, State} from 'hast-util-to-mdast';
import type {BlockContent, Heading, PhrasingContent, RootContent} from 'mdast';
import {codeNode} from './code';
import {bold, classOf, elementsOf, find, rawText} from './parts';

/** Kinds of alerts that GitHub shows, by kinds of admonition. */
const alerts: Record<string, string> = {
  note: 'NOTE',
  info: 'NOTE',
  tip: 'TIP',
  warning: 'WARNING',
  danger: 'CAUTION',
};

const flow = (state: State, element: Element): BlockContent[] =>
  state.toFlow(state.all(element)) as BlockContent[];

const text = (element: Element | undefined) => (element ? rawText(element).replace(/\s+/g, ' ').trim() : '');

/** An alert of GitHub, whose kind stands in its first line, with the title of the admonition. */
export function admonition(state: State, element: Element): RootContent {
  const kind = /theme-admonition-(\w+)/.exec(classOf(element))?.[1] ?? 'note';
  const [heading, ...content] = elementsOf(element);
  const isIcon = (part: ElementContent) =>
    part.type === 'element' && classOf(part).includes('admonitionIcon');
  const words = heading?.children.filter((part) => !isIcon(part)) ?? [];
  const title: BlockContent = {
    type: 'paragraph',
    children: [
      {type: 'html', value: `[!${alerts[kind] ?? 'NOTE'}]\n`},
      {type: 'strong', children: state.all({type: 'root', children: words}) as PhrasingContent[]},
    ],
  };
  return {type: 'blockquote', children: [title, ...content.flatMap((part) => flow(state, part))]};
}

/** A heading below that of its section; the depth is known when the page is whole (depths.ts). */
export const lowerHeading = (value: string): Heading => ({
  type: 'heading',
  depth: 6,
  data: {isBelowSection: true},
  children: [{type: 'text', value}],
});

/** What opens with a press stands below its summary, which becomes a bold line. */
export const details: Handle = (state, element) => {
  const [summary, ...rest] = element.children.filter(({type}) => type !== 'comment');
  if (summary?.type !== 'element' || summary.tagName !== 'summary') return flow(state, element);
  const [label] = state.toFlow(state.all(summary));
  const title = label && 'children' in label ? [bold(label.children as never)] : [];
  return [...title, ...flow(state, {...element, children: rest})] as BlockContent[];
};

/** Its title and what it says in words, then its source. */
export function diagram(element: Element): RootContent[] {
  const [title, description] = ['title', 'desc'].map((name) =>
    text(find(element, ({tagName}) => tagName === name)),
  );
  const fold = find(element, ({properties}) => 'dataDiagramSource' in properties);
  const source = fold && find(fold, ({tagName}) => tagName === 'code');
  return [
    {
      type: 'paragraph',
      children: [
        {type: 'strong', children: [{type: 'text', value: `Diagram: ${title}.`}]},
        {type: 'text', value: ` ${description}`},
      ],
    },
    ...(source ? [codeNode(rawText(source), 'mermaid')] : []),
  ];
}
