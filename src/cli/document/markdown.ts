/** Writes a story as Markdown of GitHub. */
import {
  partsOf,
  type Block,
  type Inline,
  type Pictures,
  type Section,
  type Story,
  type Table,
  type Text,
} from './model';

/** Signs that mean something in Markdown or HTML. */
const signs = /[\\`*_~[\]<>&|#!"]/g;

/** A title that holds a name must not call the person who has it. */
const mentions = /@(?=\w)/g;

const quoted = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(signs, (sign) => `&#${sign.codePointAt(0)};`);

const plain = (text: string): string => quoted(text).replace(mentions, '@<!-- -->');

/** In HTML, because a code in Markdown cannot hold every sign, and a table none of its own. */
const inCode = (text: string): string => `<code>${plain(text)}</code>`;

/** Brackets and spaces would end the address. */
const address = (href: string): string =>
  /^(https?:|\/|\.|#)/.test(href)
    ? encodeURI(href).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))
    : '#';

function inline(part: Inline): string {
  if (typeof part === 'string') return plain(part);
  if (part.kind === 'code') return inCode(part.text);
  if (part.kind === 'strong') return `**${plain(part.text)}**`;
  return `[${plain(part.text)}](${address(part.href)})`;
}

const written = (text: Text): string => partsOf(text).map(inline).join('');

function table({caption, head, numbers = [], rows}: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (numbers.includes(index) ? '---:' : '---'));
  const lines = [line(head.map(plain)), line(rule), ...rows.map((cells) => line(cells.map(written)))];
  return `**${plain(caption)}**\n\n${lines.join('\n')}`;
}

/**
 * @param place address of the folder of the pictures, with a final slash; they are left out without it
 */
function pictures({caption, pictures: all}: Pictures, place: string | undefined): string[] {
  if (place === undefined) return [];
  const head = `| ${all.map(({label}) => plain(label)).join(' | ')} |\n|${all.map(() => ' --- |').join('')}`;
  const cells = all.map(
    ({file, alt}) => `<img alt="${quoted(alt)}" src="${address(place + file)}" width="240">`,
  );
  return [
    `<details><summary>${written(caption)}</summary>\n\n${head}\n| ${cells.join(' | ')} |\n\n</details>`,
  ];
}

function block(one: Block, place: string | undefined): string[] {
  if (one.kind === 'text') return [written(one.text)];
  if (one.kind === 'list') return [one.items.map((item) => `- ${written(item)}`).join('\n')];
  if (one.kind === 'table') return [table(one)];
  return one.kind === 'pictures' ? pictures(one, place) : [];
}

const section = ({title, blocks}: Section, place: string | undefined): string =>
  [`### ${plain(title)}`, ...blocks.flatMap((one) => block(one, place))].join('\n\n');

/**
 * Plots are left out; so are pictures whose place is not known.
 *
 * @param place address of the folder of the pictures, with a final slash
 * @returns Markdown in which no text of the story is more than text
 */
export const toMarkdown = ({title, lead, sections}: Story, place?: string): string =>
  [`## ${plain(title)}`, written(lead), ...sections.map((one) => section(one, place))].join('\n\n') + '\n';
