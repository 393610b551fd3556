/** A small site that keeps every rule, and where mistakes are made in it. */
import {docText, postText} from '../markdown';

/** The texts of a site by path; `pages` are the ids that its sidebar names. */
export type Texts = Record<string, string>;
export type Sample = {texts: Texts; pages: string[]};

export type Mistake = {
  name: string;
  /** Makes it in a site. */
  plant: (site: Sample) => void;
  /** The file in which it is. */
  path: string;
  /** A part of the line in which it is, and of no line above it. */
  at: string;
  rule: string;
  message: RegExp;
  remedy: RegExp;
  /** What else is told of it: a duplicate has two sides. */
  more?: string[];
};

type Told = Omit<Mistake, 'name' | 'plant' | 'path'>;

export const sidebar = 'sidebars.ts';
export const api = 'openapi/auth.yaml';

const told = ['summary: A', 'description: All of A.', 'responses: {204: {}, 404: {}}'];

/** An operation with all that its page needs, save an operationId. */
export const operation = (path: string, method: string, ...lines: string[]) =>
  [`  ${path}:`, `    ${method}:`, ...[...told, ...lines].map((line) => `      ${line}`), ''].join('\n');

/** @returns a site without a mistake, made anew for each test */
export function goodSite(): Sample {
  return {
    pages: ['guide'],
    texts: {
      'docs/guide.md': docText({}, '## Steps\n\nPress **Save**.\n'),
      'docs/map.svg': '<svg />',
      'docs/tags.yml': 'focus: {label: Focus, description: All of Focus.}\n',
      'blog/tags.yml': 'hello: {label: hello, description: First posts.}\n',
      'blog/authors.yml': 'help-hub-team: {name: Help Hub Team}\n',
      'blog/2025-02-03-welcome/index.md': postText({}, 'Hello.\n\n<!-- truncate -->\n\nWelcome.\n'),
      [api]: `openapi: 3.1.0\npaths:\n${operation('/a', 'get', 'operationId: getA')}`,
    },
  };
}

/** @returns the files of a site, the sidebar among them */
export const filesWith = ({texts, pages}: Sample): Texts => ({
  ...texts,
  [sidebar]: `export default {\n  docs: [\n${pages.map((id) => `    '${id}',\n`).join('')}  ],\n};\n`,
});

type Changes = Parameters<typeof docText>[0];

/** Words that spelling has nothing against: one for each name. */
const titleOf = (name: string) => `Page ${[...name].map((letter) => letter.charCodeAt(0)).join('')}`;

/** A mistake on a docs page of its own. */
export function onPage(
  name: string,
  body: string,
  told: Told,
  changes: Changes = {},
  extension = 'md',
): Mistake {
  const id = name.replaceAll(/\W+/g, '-');
  const path = `docs/${id}.${extension}`;
  return {
    name,
    path,
    ...told,
    plant({texts, pages}) {
      texts[path] = docText({title: titleOf(name), ...changes}, body);
      pages.push(id);
    },
  };
}

/** A mistake in a post of its own. */
export function inPost(name: string, body: string, told: Told, changes: Changes = {}): Mistake {
  const slug = name.replaceAll(/\W+/g, '-').toLowerCase();
  const path = `blog/2025-03-01-${slug}/index.md`;
  return {
    name,
    path,
    ...told,
    plant({texts}) {
      texts[path] = postText({slug, title: titleOf(name), ...changes}, body);
    },
  };
}
