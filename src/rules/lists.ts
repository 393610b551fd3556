import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import type {PlacedProblem, Rule} from './engine/rule';
import type {Site} from './engine/site';

export type Shape = {required: readonly string[]; optional: readonly string[]};

const tags: Shape = {required: ['label', 'description'], optional: ['permalink']};
/** Keys of an entry, by the path of its list. */
export const shapes: Record<string, Shape> = {
  'blog/authors.yml': {
    required: ['name'],
    optional: ['title', 'description', 'url', 'email', 'image_url', 'page', 'socials', 'team'],
  },
  'blog/tags.yml': tags,
  'docs/tags.yml': tags,
};

function check(site: Site, path: string, {required, optional}: Shape): PlacedProblem[] {
  const lines = new LineCounter();
  const {contents, errors} = parseDocument(site.read(path) ?? '', {lineCounter: lines, prettyErrors: false});
  const problems: PlacedProblem[] = [];
  const add = (offset: number, message: string, remedy: string) => {
    const {line, col: column} = lines.linePos(offset);
    problems.push({path, line, column, message, remedy});
  };
  for (const {message, pos} of errors)
    add(
      pos[0],
      `This is not YAML: ${message.replace(/[.:]$/, '')}.`,
      'correct the line. A value with ": ", "#" or quotation marks needs single quotes.',
    );
  if (errors.length || !isMap(contents)) return problems;
  for (const {key, value} of contents.items) {
    if (!isScalar(key)) continue;
    const at = key.range?.[0] ?? 0;
    const entries = isMap(value) ? value.items : [];
    const names = entries.map((entry) => String(entry.key));
    for (const name of required.filter((one) => !names.includes(one)))
      add(at, `"${String(key.value)}" has no ${name}.`, `write "${name}: …" under it.`);
    for (const entry of entries) {
      const name = String(entry.key);
      if (!required.includes(name) && !optional.includes(name))
        add(
          isScalar(entry.key) ? (entry.key.range?.[0] ?? at) : at,
          `"${String(key.value)}" has the unknown key "${name}".`,
          `use ${[...required, ...optional].join(', ')}.`,
        );
    }
  }
  return problems;
}

export const lists: Rule = {
  name: 'lists',
  sentence:
    'In blog/authors.yml each author has a name, and in the two tags.yml each tag has a label and a description.',
  good: [
    {text: 'team:\n  name: Team\n  page: true\n', path: 'blog/authors.yml'},
    {text: 'a:\n  label: A\n  description: All of A.\n', path: 'docs/tags.yml'},
  ],
  bad: [
    {text: 'team:\n  nam: Team\n', path: 'blog/authors.yml', lines: [1, 2]},
    {text: 'a:\n  label: A\n  description: A: b\n', path: 'docs/tags.yml', lines: [3]},
    {text: 'a:\n', path: 'blog/tags.yml', lines: [1, 1]},
  ],
  files: {
    of: /^(blog\/(authors|tags)|docs\/tags)\.yml$/,
    check: (site) => Object.entries(shapes).flatMap(([path, shape]) => check(site, path, shape)),
  },
};
