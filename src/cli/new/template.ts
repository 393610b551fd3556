/** Templates: Markdown with names in percent signs, one file each. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Document, visit} from 'yaml';

const ownFolder = path.join(import.meta.dirname, 'templates');

/**
 * @param name of a file in `templates`
 * @param words by the name that they take the place of: `%title%`
 * @throws Error when the template asks for a word that is not given
 */
export function filled(
  name: string,
  words: Readonly<Record<string, string>> = {},
  folder = ownFolder,
): string {
  return readFileSync(path.join(folder, name), 'utf8').replace(/%(\w+)%/g, (_, key: string) => {
    const word = words[key];
    if (word === undefined) throw new Error(`The template ${name} asks for "${key}". Remedy: give it.`);
    return word;
  });
}

/** @returns the lines of front matter, with each list on one line; empty values are left out */
export function frontMatter(values: Readonly<Record<string, string | readonly string[]>>): string {
  const given = Object.entries(values).filter(([, value]) => value.length);
  const document = new Document(Object.fromEntries(given));
  visit(document, {
    Seq: (_, list) => {
      list.flow = true;
    },
  });
  return document.toString({lineWidth: 0, singleQuote: true, flowCollectionPadding: false});
}

/** @returns the parts of a list that is typed with commas */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** @returns a name in lower-case words with hyphens */
export const kebab = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
