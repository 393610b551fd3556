/** Markdown as a page, by a parser that the converter does not use. */
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import {parse} from 'yaml';

export type Twin = {facts: Record<string, string>; html: string};

const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Titles of code stand in the line that opens it, and above the code on a page. */
const withTitles = (markdown: string): string =>
  markdown.replace(
    /^([ >]*)((`{3,})\S*) title=("(?:[^"\\]|\\.)*")$/gm,
    (_line, indent: string, fence: string, _ticks, title: string) =>
      `${indent}${JSON.parse(title) as string}\n${indent}\n${indent}${fence}`,
  );

/**
 * @param text of a file, with front matter
 * @throws Error when it has none
 */
export function readTwin(text: string): Twin {
  const [, head, body] = parts.exec(text) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`A Markdown page begins with front matter. This one begins: ${text.slice(0, 80)}`);
  const html = micromark(withTitles(body), {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return {facts: parse(head) as Record<string, string>, html};
}
