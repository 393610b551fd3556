import type {ListItem, Nodes} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from './engine/page';
import type {Problem, Rule} from './engine/rule';
import {placeOf} from './engine/pageText';

const web = 'https://';
const rfc = /\bRFC (\d{4})\b/g;

/** Entries of the lists under the heading "Sources", up to the next heading of its depth. */
function entriesOf({tree}: Page): ListItem[] {
  const start = tree.children.findIndex(
    (node) => node.type === 'heading' && node.depth === 2 && textOf(node) === 'Sources',
  );
  if (start < 0) return [];
  const after = tree.children.slice(start + 1);
  const end = after.findIndex((node) => node.type === 'heading' && node.depth <= 2);
  return after
    .slice(0, end < 0 ? undefined : end)
    .flatMap((node) => (node.type === 'list' ? node.children : []));
}

function linksOf(entry: Nodes): string[] {
  const urls: string[] = [];
  visit(entry, 'link', ({url}) => {
    if (url.startsWith(web)) urls.push(url);
  });
  return urls;
}

function problemsOf(entry: ListItem): Problem[] {
  const links = linksOf(entry);
  if (!links.length)
    return [
      {
        ...placeOf(entry),
        message: 'The source has no link.',
        remedy: 'link its title to the https address at which its publisher keeps it.',
      },
    ];
  return [...textOf(entry).matchAll(rfc)]
    .filter(([, number = '']) => !links.some((url) => new RegExp(`/rfc${number}(?!\\d)`).test(url)))
    .map(([name, number]) => ({
      ...placeOf(entry),
      message: `${name} has no link.`,
      remedy: `link it: [${name}](https://www.rfc-editor.org/rfc/rfc${number}).`,
    }));
}

const page = (text: string) => ({text: `## Sources\n\n${text}`});
const link = '[RFC 3339](https://www.rfc-editor.org/rfc/rfc3339)';

export const sources: Rule = {
  name: 'sources',
  sentence: 'Each entry under "## Sources" links to what it names, and each RFC there to its text.',
  good: [
    page(`- ${link}, *Date and Time on the Internet: Timestamps*, IETF.`),
    page('- [RFC 9110, Retry-After](https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3), IETF.'),
    page('- [ISO 4217](https://www.iso.org/standard/64758.html), ISO.\n\n## After\n\n- No source.'),
    {text: '- No source: RFC 3339.'},
  ],
  bad: [
    {...page('- RFC 3339, IETF.'), lines: [3]},
    {...page('- A handbook, a publisher.'), path: 'blog/2025-01-01-post/index.md', lines: [3]},
    {...page(`- ${link}, IETF.\n- A handbook, a publisher.`), lines: [4]},
    {...page(`- ${link} and RFC 4180, IETF.`), lines: [3]},
    {...page('- [A page](./b.md), ours.'), beside: {'docs/b.md': '# B\n'}, lines: [3]},
  ],
  page: (from) => (from.kind === 'doc' || from.kind === 'post' ? entriesOf(from).flatMap(problemsOf) : []),
};
