/** Reads place and words out of the errors of others. */
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {ourTroubles, type Trouble} from '../../docusaurus/contract.node';

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Frames and folders that are of no use to an author, and what the bundler draws around a message. */
const plain = (text: string) =>
  stripVTControlCharacters(text)
    .replace(/^[\s│├╰─▶×·╭]+/gm, '')
    .replace(/^\s*at .*$/gm, '')
    .replace(/^\s*\/\S+:\d+:\d+\s*$/gm, '')
    .trim();

/** The sentence that says what is wrong, of a message of several parts. */
function sentenceOf(text: string): string {
  const [, cause] = /Cause: ([\s\S]*?)(?:\nDetails:|\n\n|$)/.exec(text) ?? [];
  if (cause) return cause.trim();
  const lines = text.split('\n').filter((line) => line && !/^Module build failed/.test(line));
  return lines
    .slice(0, 4)
    .join('\n')
    .replace(/^(\w*Error: )+/, '');
}

function placeOf(text: string, root: string): Pick<Trouble, 'path' | 'line' | 'column'> {
  const here = root.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const file = new RegExp(
    String.raw`${here}[\\/]((?!node_modules)[^\s"'):?!]+\.(?:mdx?|tsx?|ya?ml|json|css))(?::(\d+)(?::(\d+))?)?`,
  );
  const [, found, line, column] = file.exec(text) ?? [];
  if (!found) return {};
  const [, inText, columnInText] =
    /\((\d+):(\d+)/.exec(text) ?? /[Ll]ine (\d+)(?:, column (\d+))?/.exec(text) ?? [];
  return {
    path: found.split(path.sep).join('/'),
    line: Number(line ?? inText ?? 1),
    column: Number(column ?? columnInText ?? 1),
  };
}

/**
 * @param error what was thrown, or its text
 * @param root folder of the project, as a whole path
 * @param module that the bundler could not compile, such as `./docs/intro.md`
 * @returns what there is to correct, one for each line of ours, or one in all
 */
export function troublesOf(error: unknown, root: string, module?: string): Trouble[] {
  const whole = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  const text = plain(error instanceof Error ? error.message : whole);
  const lines = ourTroubles(text);
  if (lines.length) return lines;
  const [said = '', remedy] = text.split(/\s*Remedy: /);
  const [, page] = /^\.\/((?!node_modules)[^?!]+\.mdx?)(?:\?|$)/.exec(module ?? '') ?? [];
  // A page that the bundler names is at fault, not what reads it.
  const named = page ? `${root}${path.sep}${page}\n${whole}` : whole;
  return [{...placeOf(named, root), message: sentenceOf(said), ...(remedy && {remedy: lower(remedy)})}];
}
