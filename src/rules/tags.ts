import {parseDocument, isMap, isScalar, LineCounter} from 'yaml';
import type {Page} from './engine/page';
import type {PlacedProblem, Problem, Rule} from './engine/rule';
import type {Site} from './engine/site';

const lists = {doc: 'docs/tags.yml', post: 'blog/tags.yml'} as const;

type Listed = {key: string; line: number};

/** @returns undefined when the file is not YAML, which the rule "lists" tells */
function tagsOf(site: Site, file: string): Listed[] | undefined {
  const lines = new LineCounter();
  const {contents, errors} = parseDocument(site.read(file) ?? '', {lineCounter: lines});
  if (errors.length) return undefined;
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({key}) =>
    isScalar(key) ? [{key: String(key.value), line: lines.linePos(key.range?.[0] ?? 0).line}] : [],
  );
}

const used = ({frontMatter: {tags}}: Page) => (Array.isArray(tags) ? tags.map(String) : []);

function page(subject: Page, site: Site): Problem[] {
  if (subject.kind === 'standalone') return [];
  const file = lists[subject.kind];
  const known = tagsOf(site, file)?.map(({key}) => key);
  if (!known) return [];
  return used(subject)
    .filter((tag) => !known.includes(tag))
    .map((tag) => ({
      line: subject.lineOf('tags'),
      message: `Unknown tag "${tag}".`,
      remedy: `use a key of ${file} (${known.join(', ')}), or add the tag there with a label and a description.`,
    }));
}

function unused(site: Site): PlacedProblem[] {
  return (['doc', 'post'] as const).flatMap((kind) => {
    const path = lists[kind];
    const inUse = new Set(site.pages.filter((candidate) => candidate.kind === kind).flatMap(used));
    return (tagsOf(site, path) ?? [])
      .filter(({key}) => !inUse.has(key))
      .map(({key, line}) => ({
        path,
        line,
        message: `No page has the tag "${key}".`,
        remedy: 'use the tag, or take it off the list.',
      }));
  });
}

const beside = {'docs/tags.yml': 'security:\n  label: Security\n'};

/** A misspelt tag would make a page of its own. */
export const tags: Rule = {
  name: 'tags',
  sentence: 'Tags come from docs/tags.yml and blog/tags.yml, and every tag of these lists is used.',
  good: [{text: '---\ntags: [security]\n---\n', beside}],
  bad: [
    {text: '---\ntags: [security, secruity]\n---\n', beside, lines: [2]},
    {text: '---\ntags: [security]\n---\n', beside: {'docs/tags.yml': 'security: {}\nold: {}\n'}, lines: [2]},
  ],
  page,
  files: {of: /^(docs|blog)\/tags\.yml$/, check: unused},
};
