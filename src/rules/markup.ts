import {findLastIndex} from 'lodash';
import htmlTags from 'html-tags';
import {withoutCode} from '../content/contract.node';
import type {Rule} from './rule';
import {linesOf, matchesIn, proseOnly} from './text';

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

const elements: ReadonlySet<string> = new Set(htmlTags);

/** Those of Docusaurus that pages need no import for, and ours (src/content/ui/MDXComponents). */
const known = ['Admonition', 'Details', 'Head', 'Link', 'Mermaid', 'SupportLink', 'TabItem', 'Tabs'];

/**
 * Elements are those of HTML, and React components are in .mdx files: the browser drops the words of any other name in
 * angle brackets.
 */
export const components: Rule = {
  name: 'components',
  page({path, body}) {
    const isMdx = path.endsWith('.mdx');
    const isThere = (name: string) => known.includes(name) || body.includes(`import ${name} `);
    return matchesIn(withoutCode(body), /(?<!\\)<[a-zA-Z][\w.-]*(?=[\s/>])/g)
      .filter(({value}) =>
        /^<[A-Z]/.test(value) ? !isMdx || !isThere(value.slice(1)) : !elements.has(value.slice(1)),
      )
      .map(({value, line, column}) => ({
        line,
        column,
        message: known.includes(value.slice(1))
          ? `The component ${value}> is in a .md file, where it shows nothing.`
          : `There is no ${/^<[A-Z]/.test(value) ? 'component' : 'element of HTML'} ${value}>.`,
        remedy: `a name in angle brackets goes into code; components (${known.join(', ')}) need a .mdx file.`,
      }));
  },
};
