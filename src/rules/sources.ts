import type {RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem, Rule} from './rule';
import {placeOf} from './text';

const rfc = /\bRFC (\d{4})\b/g;

function linksIn(node: RootContent): string[] {
  const urls: string[] = [];
  visit(node, 'link', ({url}) => void urls.push(url));
  return urls.filter((url) => url.startsWith('https://'));
}

/** What is wrong with an entry under "Sources". */
function ofEntry(entry: RootContent): Problem[] {
  const links = linksIn(entry);
  const unlinked = [...textOf(entry).matchAll(rfc)]
    .filter(([, number = '']) => !links.some((url) => new RegExp(`/rfc${number}(?!\\d)`).test(url)))
    .map(([name]) => name);
  return [...(links.length ? [] : ['The source']), ...unlinked].map((name) => ({
    ...placeOf(entry),
    message: `${name} has no link.`,
    remedy: 'link its title to the https address at which its publisher keeps it.',
  }));
}

/** Each entry under "Sources" links to what it names, and a docs page that rests on an RFC names it there. */
export const sources: Rule = {
  name: 'sources',
  page({kind, source, tree: {children}}) {
    const at = children.findIndex(
      (node) => node.type === 'heading' && node.depth === 2 && textOf(node) === 'Sources',
    );
    const start = at < 0 ? children.length : at;
    const rest = children.slice(start + 1);
    const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= 2);
    const entries = rest
      .slice(0, end < 0 ? undefined : end)
      .flatMap((node) => (node.type === 'list' ? node.children : []));
    const named = rest.map((node) => textOf(node)).join('\n');
    const missing = (kind === 'doc' && source.includes('RFC ') ? children.slice(0, start) : [])
      .filter(({type}) => type !== 'code')
      .flatMap((node) => (textOf(node).match(rfc) ?? []).map((name) => ({name, ...placeOf(node)})))
      .filter(
        ({name}, index, all) => !named.includes(name) && all.findIndex((one) => one.name === name) === index,
      )
      .map(({name, line, column}) => ({
        line,
        column,
        message: `${name} is not among the sources.`,
        remedy: 'name it, its title and its publisher under "## Sources".',
      }));
    return [...missing, ...entries.flatMap(ofEntry)];
  },
};
