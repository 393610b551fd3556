import {toString as textOf} from 'mdast-util-to-string';
import type {Page} from './engine/page';
import type {Rule} from './engine/rule';
import {fencesOf} from './engine/pageText';

/** Text above and below the heading "Sources". */
function halves({tree}: Page): {body: string; sources: string} {
  const at = tree.children.findIndex(
    (node) => node.type === 'heading' && node.depth === 2 && textOf(node) === 'Sources',
  );
  const text = (nodes: typeof tree.children) => nodes.map((node) => textOf(node)).join('\n');
  return at < 0
    ? {body: text(tree.children), sources: ''}
    : {body: text(tree.children.slice(0, at)), sources: text(tree.children.slice(at))};
}

export const standards: Rule = {
  name: 'standards',
  sentence: 'A docs page that rests on an RFC names it under "## Sources" at its foot.',
  good: [{text: 'Times by RFC 3339.\n\n## Sources\n\n- RFC 3339, IETF.'}, {text: '```text\nRFC 9999\n```'}],
  bad: [{text: 'Words.\n\nTimes by RFC 3339.', lines: [3]}],
  page(page) {
    if (page.kind !== 'doc' || !/\bRFC \d{4}\b/.test(page.body)) return [];
    const {body, sources} = halves(page);
    const prose = fencesOf(page).reduce((text, {value}) => text.replace(value, ''), body);
    const lines = page.body.split('\n');
    return [...new Set(prose.match(/\bRFC \d{4}\b/g))]
      .filter((name) => !sources.includes(name))
      .map((name) => {
        const line = lines.findIndex((text) => text.includes(name));
        return {
          line: line + 1,
          column: (lines[line]?.indexOf(name) ?? 0) + 1,
          message: `${name} is not among the sources.`,
          remedy: 'name it, its title and its publisher under "## Sources".',
        };
      });
  },
};
