import {findLastIndex} from 'lodash';
import type {Rule} from './rule';
import {linesOf, matchesIn, proseOnly, withoutCode} from './text';

/** https://docusaurus.io/docs/markdown-features/admonitions */
const types = ['note', 'tip', 'info', 'warning', 'danger', 'secondary', 'important', 'success', 'caution'];

/** An admonition has a type that there is, and is closed: without its end all that follows would be part of it. */
export const admonitions: Rule = {
  name: 'admonitions',
  page({body}) {
    const open: {size: number; line: number}[] = [];
    const wrong: number[] = [];
    for (const {value, line} of linesOf(proseOnly(body))) {
      const [, colons, rest = ''] = /^\s*(:{3,})(.*)$/.exec(value) ?? [];
      if (!colons) continue;
      const size = colons.length;
      if (rest.trim()) {
        open.push({size, line});
        if (!types.includes(/^[\w-]*/.exec(rest)?.[0] ?? '')) wrong.push(line);
        continue;
      }
      const index = findLastIndex(open, (one) => one.size <= size);
      if (index < 0) wrong.push(line);
      // A mark closes what is within it, too.
      else open.splice(index);
    }
    return [...wrong, ...open.map(({line}) => line)].map((line) => ({
      line,
      message:
        'The admonition has no type that there is, no beginning, or no end, so that all that follows is part of it.',
      remedy: `use one of ${types.join(', ')}, and close it by as many colons on a line of their own.`,
    }));
  },
};

/** React components are in .mdx files: in a .md file the browser does not know them. */
export const components: Rule = {
  name: 'components',
  page({path, body}) {
    if (path.endsWith('.mdx')) return [];
    return matchesIn(withoutCode(body), /(?<!\\)<[A-Z][\w.]*/g).map(({value, line, column}) => ({
      line,
      column,
      message: `The component ${value}> is in a .md file, where it shows nothing.`,
      remedy: 'rename the file to .mdx; a name in angle brackets goes into code.',
    }));
  },
};
