/** What editors are told of the project: snippets that keep the rules, files that nobody edits, one list of extensions. */
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {asText, check, filesOf, filesOn, readSite, rules} from '../../../../src/rules/contract';

type Snippet = {scope: string; prefix: string; body: string[]};

/** JSON may have comments and commas at the end in files of VS Code, and YAML has both. */
const readJson = <T>(file: string) => parse(readFileSync(file, 'utf8')) as T;

const snippets = readJson<Record<string, Snippet>>('.vscode/components.code-snippets');

/** What stands in a page when an author accepts each suggestion. */
const expanded = ({body}: Snippet) =>
  body
    .join('\n')
    .replace(/\$\{\d+\|([^,|}]+)[^}]*\}/g, '$1')
    .replace(/\$\{\d+:([^}]*)\}/g, '$1');

const frontMatter = expanded(snippets['Front matter of a page']!);

/** Front matter is a page; a tab belongs into tabs; everything else comes after the text of a page. */
function pageWith(snippet: Snippet): [path: string, text: string] {
  const text = expanded(snippet);
  const ending = snippet.scope === 'mdx' ? 'mdx' : 'md';
  if (text.startsWith('---'))
    return [text.includes('\nslug:') ? 'blog/2026-11-20-sample/index.md' : 'docs/focus/sample.md', text];
  const body = text.startsWith('<TabItem') ? `<Tabs>\n${text}\n</Tabs>` : text;
  return [`docs/focus/sample.${ending}`, `${frontMatter}\n\n${body}\n`];
}

/** Drawings are made by a command, and places in sidebars by `npm run new`. */
const ofSnippets = rules.filter(({name}) => !['drawings', 'diagrams', 'sidebars'].includes(name));

describe.each(Object.entries(snippets))('%s', (_, snippet) => {
  it('keeps the rules as it is inserted', async () => {
    const here = filesOn('.');
    const others = Object.fromEntries(
      ['docs/tags.yml', 'blog/tags.yml', 'blog/authors.yml', 'src/rules/dictionary.txt', 'docs/intro.md'].map(
        (file) => [file, here.read(file) ?? ''],
      ),
    );
    const [path, text] = pageWith(snippet);
    const site = readSite(filesOf({...others, 'static/img/logo.svg': '', [path]: text}));
    expect((await check(site, ofSnippets, [path])).map(asText)).toEqual([]);
  });
});

it('every component that pages may use has a snippet', () => {
  const source = readFileSync('src/content/ui/MDXComponents/index.tsx', 'utf8');
  const names = [...source.slice(source.indexOf('...Original')).matchAll(/^ {2}([A-Z]\w+),$/gm)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(2);
  const prefixes = Object.values(snippets).map(({prefix}) => prefix);
  for (const name of names) expect(prefixes).toContain(name);
});

it('the dev container and VS Code recommend the same extensions', () => {
  type Container = {
    customizations: {vscode: {extensions: string[]}};
    image: string;
    postCreateCommand: string;
  };
  const {recommendations} = readJson<{recommendations: string[]}>('.vscode/extensions.json');
  const container = readJson<Container>('.devcontainer/devcontainer.json');
  expect(container.customizations.vscode.extensions).toEqual(recommendations);
  expect(container.image).toMatch(/^node:20\.\d+\.\d+-trixie$/);
  expect(container.postCreateCommand).toContain('npm run programs:install');
});

it('generated files are read-only, and schemas are there', () => {
  type Settings = {'files.readonlyInclude': Record<string, boolean>; 'yaml.schemas': Record<string, unknown>};
  const settings = readJson<Settings>('.vscode/settings.json');
  expect(Object.keys(settings['files.readonlyInclude'])).toEqual(
    expect.arrayContaining(['docs/api/**', 'build/**', '.docusaurus/**', 'src/guides/rules.md']),
  );
  for (const file of Object.keys(settings['yaml.schemas'])) expect(existsSync(file), file).toBe(true);
});

it('the task of VS Code reads place and message of a finding', () => {
  type Tasks = {tasks: {problemMatcher: {pattern: {regexp: string}}}[]};
  const [task] = readJson<Tasks>('.vscode/tasks.json').tasks;
  const finding = {
    path: 'docs/a.md',
    line: 3,
    column: 5,
    rule: 'plain-words',
    message: 'Bad (very).',
    remedy: 'do.',
  };
  const [line] = asText(finding).split('\n');
  expect(new RegExp(task!.problemMatcher.pattern.regexp).exec(line ?? '')?.slice(1)).toEqual([
    'docs/a.md',
    '3',
    '5',
    'Bad (very).',
    'plain-words',
  ]);
});
