/** Lists of Markdown files by the proposal of llmstxt.org: a title, a quotation, words, then links by section. */
import {twinPath} from '../../site/markdownPages';
import type {Twin} from '../twin';

/** Text of a link: brackets would end it. */
const linkText = (text: string) => text.replace(/[[\]\\]/g, '\\$&');

/** A file with what is in it. */
export const link = (label: string, address: string, note = ''): string =>
  `- [${linkText(label)}](${address})${note && `: ${note}`}`;

/** @param siteUrl address of the site, without a final slash */
export const pageLink = ({path, title, description}: Twin, siteUrl: string): string =>
  link(title, siteUrl + twinPath(path), description);

export type Section = {title: string; lines: readonly string[]};

type List = {
  title: string;
  /** One sentence, the quotation below the title. */
  summary: string;
  /** Paragraphs and lists without headings. */
  notes?: readonly string[];
  sections: readonly Section[];
};

/** @returns the text of an `llms.txt` */
export const listText = ({title, summary, notes = [], sections}: List): string =>
  `${[
    `# ${title}`,
    `> ${summary}`,
    ...notes,
    ...sections
      .filter(({lines}) => lines.length)
      .flatMap((section) => [`## ${section.title}`, section.lines.join('\n')]),
  ].join('\n\n')}\n`;

/** @returns a number of bytes for people, such as `41 kB` */
export const sizeText = (text: string): string =>
  `${Math.max(1, Math.round(Buffer.byteLength(text) / 1000))} kB`;
