/** A diagram on a page that is there. */
import {toString as textOf} from 'mdast-util-to-string';
import type {Site} from '../../../rules/contract';
import type {Answers, NewKind, Plan} from '../kind';
import {filled} from '../template';

const types = ['flowchart', 'sequence', 'state'];

type SitePage = Site['pages'][number];

/** @returns where a section ends: before the next heading of its level or above, or where the page ends */
function endOfSection({tree, source}: SitePage, under: string): number | undefined {
  if (!under) return source.trimEnd().length;
  const nodes = tree.children;
  const start = nodes.findIndex((node) => node.type === 'heading' && textOf(node) === under);
  const heading = nodes[start];
  if (heading?.type !== 'heading') return undefined;
  const next = nodes.slice(start + 1).find((node) => node.type === 'heading' && node.depth <= heading.depth);
  const end = next?.position?.start.offset ?? source.length;
  return source.slice(0, end).trimEnd().length;
}

function plan({page = '', under = '', type = '', title = '', description = ''}: Answers, site: Site): Plan {
  const found = site.pageAt(page);
  if (!found) throw new Error(`There is no page ${page}. Remedy: give its path, such as docs/intro.md.`);
  const end = endOfSection(found, under);
  if (end === undefined)
    throw new Error(
      `${page} has no heading "${under}". Remedy: give the words of one, or leave --under out.`,
    );
  const fence = filled(`${type}.mmd`, {title, description}).trimEnd();
  const {source} = found;
  return {
    made: {},
    edited: {
      [page]:
        `${source.slice(0, end)}\n\n\`\`\`mermaid\n${fence}\n\`\`\`${source.slice(end)}`.trimEnd() + '\n',
    },
    address: page,
    next: [
      `change the diagram in ${page}: that of the template is an example.`,
      'run "npm run diagrams", look at the drawing, and commit it with the page.',
    ],
  };
}

export const diagram: NewKind = {
  name: 'diagram',
  purpose: 'a diagram on a page that is there',
  questions: [
    {flag: 'page', asks: 'File of the page, such as docs/focus/people.md'},
    {
      flag: 'under',
      asks: 'Heading of the section at whose end it goes; the end of the page without one',
      usual: () => '',
    },
    {flag: 'type', asks: 'Type', choices: () => types, usual: () => 'flowchart'},
    {
      flag: 'title',
      asks: 'Title for people who do not see it, 10 characters or more',
      problem: (value) => (value.length >= 10 ? undefined : 'Write 10 characters or more.'),
    },
    {
      flag: 'description',
      asks: 'What it shows, in sentences',
      problem: (value) => (value.length >= 10 ? undefined : 'Write 10 characters or more.'),
    },
  ],
  plan,
};
