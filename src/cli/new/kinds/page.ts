/** A page of docs: a how-to, a reference or a concept. */
import type {Site} from '../../../rules/contract';
import {description, icon, keywords, tags, title, today} from '../common';
import {listedIds, sidebarsFile, withPage} from '../../edit/sidebars';
import {formatted} from '../../edit/source';
import type {Answers, NewKind, Plan} from '../kind';
import {filled, frontMatter, listOf} from '../template';

/** What the front matter calls each. */
const kindsOfPage: Readonly<Record<string, string>> = {
  'how-to': 'how-to',
  reference: 'reference',
  concept: 'explanation',
};

/** @returns the text of a page */
export function pageText(kind: string, answers: Answers): string {
  const {title: heading = '', description: lead = '', keywords: words = '', tags: keys = ''} = answers;
  const front = frontMatter({
    title: heading,
    description: lead,
    keywords: listOf(words),
    tags: listOf(keys),
    kind: kindsOfPage[kind] ?? '',
    last_reviewed: today(),
  });
  return `---\n${front}---\n\n${filled(`${kind}.md`, {lead})}`;
}

const folderOf = (id: string) => id.split('/').slice(0, -1).join('/');

/** @returns the last page in the sidebar that is in the same folder; empty when there is none */
function lastBeside({file = ''}: Answers, site: Site): string {
  const known = site.pages
    .filter(({kind}) => kind === 'doc')
    .map(({path}) => path.replace(/^docs\/|\.mdx?$/g, ''));
  const listed = listedIds(site.read(sidebarsFile) ?? '', known);
  return listed.filter((id) => folderOf(id) === folderOf(file)).at(-1) ?? '';
}

async function plan(answers: Answers, site: Site): Promise<Plan> {
  const {kind = '', file = '', after = '', icon: drawing = ''} = answers;
  if (!after)
    throw new Error(
      `No page of the folder of "${file}" is in ${sidebarsFile}. Remedy: say with --after which page it follows, by its path without docs/ and ending.`,
    );
  const sidebars = withPage(site.read(sidebarsFile) ?? '', file, after, drawing);
  return {
    made: {[`docs/${file}.md`]: pageText(kind, answers)},
    edited: {[sidebarsFile]: await formatted(sidebarsFile, sidebars)},
    address: `/docs/${file}`,
    next: [
      `write docs/${file}.md: the text of the template is an example.`,
      'run "npm start" and look at the page, then "npm run check:content".',
    ],
  };
}

export const page: NewKind = {
  name: 'page',
  purpose: 'a page of docs: how-to, reference or concept, with its place in the sidebar',
  questions: [
    {flag: 'kind', asks: 'Kind of page', choices: () => Object.keys(kindsOfPage), usual: () => 'how-to'},
    {
      flag: 'file',
      asks: 'File below docs, without ending, such as focus/admin/backups',
      problem: (value) =>
        /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/.test(value)
          ? undefined
          : 'Use lower-case words, hyphens and slashes, such as focus/admin/backups.',
    },
    title,
    description,
    keywords,
    tags('docs/tags.yml'),
    {flag: 'after', asks: 'Page that it follows in the sidebar, by its path', usual: lastBeside},
    icon,
  ],
  plan,
};
