import {visit} from 'unist-util-visit';
import {nearest} from './engine/nearest';
import type {Page} from './engine/page';
import type {Problem, Rule} from './engine/rule';
import {linesOf} from './engine/pageText';

/** https://docusaurus.io/docs/markdown-features/admonitions */
const types = ['note', 'tip', 'info', 'warning', 'danger', 'secondary', 'important', 'success', 'caution'];

type Directive = {colons: number; name: string; line: number; column: number};

/** Lines that are code, or inside a comment. */
function literalLines({tree}: Page): Set<number> {
  const lines = new Set<number>();
  visit(tree, ['code', 'html'], ({position}) => {
    if (!position) return;
    for (let line = position.start.line; line <= position.end.line; line += 1) lines.add(line);
  });
  return lines;
}

function unknown({name, line, column}: Directive, offset: number): Problem {
  const meant = nearest(name, types);
  return {
    line,
    column,
    message: name ? `":::${name}" is no admonition.` : 'A name must follow ":::" without a space.',
    remedy: meant ? `write ":::${meant}".` : `use one of ${types.join(', ')}.`,
    fix: meant ? {start: offset, end: offset + name.length, text: meant} : undefined,
  };
}

function page(subject: Page): Problem[] {
  if (!subject.body.includes(':::')) return [];
  const literal = literalLines(subject);
  const open: Directive[] = [];
  const problems: Problem[] = [];
  let offset = 0;
  for (const {value, line} of linesOf(subject.body)) {
    const [, before = '', colons = '', rest = ''] = /^(\s*)(:{3,})(.*)$/.exec(value) ?? [];
    const start = offset + before.length + colons.length;
    offset += value.length + 1;
    if (!colons || literal.has(line)) continue;
    const place = {colons: colons.length, line, column: before.length + 1};
    if (rest.trim()) {
      const [name = ''] = /^[\w-]*/.exec(rest) ?? [];
      const directive = {...place, name};
      if (!types.includes(name)) problems.push(unknown(directive, start));
      open.push(directive);
    } else {
      const index = open.findIndex((directive) => directive.colons <= place.colons);
      if (index < 0)
        problems.push({
          ...place,
          message: `"${colons}" closes nothing.`,
          remedy: 'take it away, or open an admonition before it.',
        });
      else problems.push(...open.splice(index).slice(1).map(unclosed));
    }
  }
  return [...problems, ...open.map(unclosed)];
}

function unclosed({colons, name, line, column}: Directive): Problem {
  const mark = ':'.repeat(colons);
  return {
    line,
    column,
    message: `"${mark}${name}" is never closed: all that follows is part of it.`,
    remedy: `put "${mark}" on a line of its own where it ends.`,
  };
}

export const directives: Rule = {
  name: 'directives',
  sentence: `An admonition has a type that there is (${types.join(', ')}), and is closed by ":::" on a line of its own.`,
  mends: true,
  good: [
    {text: ':::note[Title]\n\nText.\n\n:::\n\n::::tip\n:::info\nText.\n:::\n::::'},
    {text: '```markdown\n:::nothing\n```'},
  ],
  bad: [
    {text: ':::warnning\n\nText.\n\n:::', lines: [1]},
    {text: '::: note\n\nText.\n\n:::', lines: [1]},
    {text: 'Text.\n\n:::note\n\nText.', lines: [3]},
    {text: '::::note\n\n:::tip\n\n::::', lines: [3]},
    {text: 'Text.\n\n:::', lines: [3]},
  ],
  page,
};
