import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';

/** What a message is about: the first entry of its list, or the last step of `"tag.member"`. */
const subjects = [/^- (.+)/m, /"(?:[\w-]+\.)*([\w-]+)"/];

/**
 * @param error of a plugin of Docusaurus, which tells no line of sidebars or YAML, and not always the file
 * @param files that the plugin reads, beside pages
 * @returns one that says file and line, where they can be told
 */
export function explained(error: Error, files: readonly string[]): Error {
  const isOuter = /could not load module|looks invalid/.test(error.message);
  const {message} = isOuter && error.cause instanceof Error ? error.cause : error;
  if (/\.(\w+:\d+|mdx?\b)/.test(message)) return new Error(message);
  const short = message
    .replace(/\n+(Available document ids| *\d+ \|)[^]*/, '')
    .replace(/ \(\d+:\d+\)|\.$/, '');
  const [subject = '\0'] = subjects.flatMap((pattern) => pattern.exec(short)?.[1] ?? []);
  for (const file of files.filter((each) => existsSync(each))) {
    const text = readFileSync(file, 'utf8');
    const [syntax] = /\.ya?ml$/.test(file) ? parseDocument(text).errors : [];
    const offset = syntax?.pos[0] ?? text.indexOf(subject);
    if (offset < 0) continue;
    const line = text.slice(0, offset).split('\n').length;
    return new Error(`${path.relative('.', file)}:${line}: ${short}. Remedy: correct this line.`);
  }
  return new Error(short);
}
