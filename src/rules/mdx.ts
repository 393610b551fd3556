import type {Page} from './engine/page';
import type {Problem, Rule} from './engine/rule';

type ErrorPosition = {line?: number; column?: number};
type Failed = {reason?: string; message: string; place?: ErrorPosition & {start?: ErrorPosition}};

/** Docusaurus's own mark of an anchor, which MDX would read as an expression: each character keeps its place. */
const withoutMarks = (text: string) =>
  text.replace(/^(#{1,6} .*)\{#[^}\n]+\}[ \t]*$/gm, (line, before: string) => before.padEnd(line.length));

async function page({path, body}: Page): Promise<Problem[]> {
  if (!path.endsWith('.mdx')) return [];
  const {compile} = await import('@mdx-js/mdx');
  // An insertion is words when MDX reads it.
  const text = withoutMarks(body).replace(/\{\{[^}\n]*\}\}/g, (insertion) => 'x'.repeat(insertion.length));
  try {
    await compile({value: text, path}, {format: 'mdx'});
    return [];
  } catch (error) {
    const {reason, message, place} = error as Failed;
    // An element that is never closed: its place stands in the text alone.
    const [, opened, openedAt] = /\((\d+):(\d+)/.exec(message) ?? [];
    const start = place?.start ?? place ?? {};
    return [
      {
        line: Number(opened ?? start.line ?? 1),
        column: Number(openedAt ?? start.column ?? 1),
        message: `MDX cannot read the page: ${(reason ?? message).replace(/\.$/, '')}.`,
        remedy:
          'close the element or the brace; a "{" or "<" that is meant as such goes into code, or after a "\\".',
      },
    ];
  }
}

const path = 'docs/sample.mdx';

export const mdx: Rule = {
  name: 'mdx',
  sentence:
    'A .mdx file is MDX: every element and every brace is closed, and "{" and "<" as such are in code.',
  good: [
    {text: '## A {#a}\n\n:::note\n\n<kbd>K</kbd> {1 + 1} {{support.opens}} `{` \\<\n\n:::', path},
    {text: 'a { b <', path: 'docs/sample.md'},
  ],
  bad: [
    {text: '---\ntitle: A\n---\n\n<div>\n\nText.', path, lines: [5]},
    {text: 'Text.\n\nA { b', path, lines: [3]},
    {text: 'Text.\n\nA <5 b', path, lines: [3]},
  ],
  page,
};
