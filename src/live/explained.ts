import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeRegExp} from 'lodash';
import {isNode, parseDocument} from 'yaml';

/** What a message is about: the first entry of its list, or the steps of `"tag.member"`. */
const subjects = [/^- (.+)/m, /"([\w-]+(?:\.[\w-]+)*)"/];

/** @returns where a file has its mistake; undefined when that is in another file */
function offsetIn(file: string, subject: string): number | undefined {
  const text = readFileSync(file, 'utf8');
  const offset = text.search(new RegExp(`(?<![\\w-])${escapeRegExp(subject)}(?![\\w-])`));
  if (!/\.ya?ml$/.test(file)) return offset < 0 ? undefined : offset;
  const document = parseDocument(text);
  const steps = subject.split('.');
  const outer = steps.length > 1 ? document.getIn(steps.slice(0, -1), true) : undefined;
  const node = document.getIn(steps, true) ?? outer;
  return document.errors[0]?.pos[0] ?? (isNode(node) ? node.range?.[0] : undefined);
}

/**
 * @param error of a plugin of Docusaurus, which tells no line of front matter, sidebars or YAML, and not always the file
 * @param files that the plugin reads, beside pages
 * @returns one that says file and line, where they can be told
 */
export function explained(error: Error, files: readonly string[]): Error {
  const [, given = ''] = /\bpath(?:=| ")([^\s"]+)/.exec(error.message) ?? [];
  // The plugin of the blog leaves out the folder.
  const page = [given, path.join('blog', given)].find((file) => given && existsSync(file));
  const chain = [error];
  while (chain[0]!.cause instanceof Error) chain.unshift(chain[0]!.cause);
  const placed = chain.find(({message}) => /\.\w+:\d+/.test(message));
  if (placed) return new Error(placed.message);
  const inner = chain[0] as Error & {details?: readonly [Error]};
  // Joi's own message is the whole object.
  const short = (inner.details?.[0] ?? inner).message
    .replace(/\n+(Available document ids| *\d+ \|)[^]*/, '')
    .replace(/ \(\d+:\d+\)|\.$/, '');
  const [subject = '\0'] = subjects.flatMap((pattern) => pattern.exec(short)?.[1] ?? []);
  for (const file of page ? [page] : files.filter((each) => existsSync(each))) {
    const offset = offsetIn(file, subject) ?? (page ? 0 : undefined);
    if (offset === undefined) continue;
    const line = readFileSync(file, 'utf8').slice(0, offset).split('\n').length;
    return new Error(`${path.relative('.', file)}:${line}: ${short}. Remedy: correct this line.`);
  }
  return new Error(short);
}
