/** The file of answer cards: groups of cards that share what the rows of a group leave out. */
import type {AnswerCard} from '../client/port';

/** `to` is the end of the card's address, `names` is what it answers to beside its title; the titles of lines are the group's. */
export type CardRow = {title: string; to?: string; names?: readonly string[]; lines?: readonly string[]};

export type CardGroup = {
  kind: 'Error code' | 'Field' | 'Limit' | 'Operation' | 'Role' | 'Term';
  area: string;
  /** Start of the address of each card. */
  to: string;
  labels?: readonly string[];
  /** Address that the paths of operations follow. */
  base?: string;
  /** True for words that pages use in other senses too: only a question for their meaning is answered. */
  isAmbiguous?: boolean;
  /** Rows with `^` between them: title, `to`, names and lines with `|` between them, and `;` between names. */
  rows: string;
};

export type AnswerTable = readonly CardGroup[];

/** The part of a title before its explanation: `FOC-1301` of `FOC-1301: Session expired`. */
export const headOf = (title: string): string => title.split(': ')[0]!;

/** The end of most addresses: head of the title, or what an operation does, in small letters with hyphens. */
const anchorOf = (kind: CardGroup['kind'], title: string): string =>
  (kind === 'Operation' ? title.replace(/^.*?: |\b(?:an?|in|of|the|your) /gi, '') : headOf(title))
    .toLowerCase()
    .replaceAll(' ', '-');

/**
 * Rows without what `rowsOf` knows, and without the full stops of lines, which stand alone.
 *
 * @throws Error when a text has a character that parts the columns
 */
export function packed(kind: CardGroup['kind'], rows: readonly CardRow[]): string {
  const all = rows.map(({title, to = '', names = [], lines = []}) => {
    const end = to === anchorOf(kind, title) ? '' : to;
    return [title, end, names.join(';'), ...lines.map((line) => line.replace(/\.$/, ''))];
  });
  const wrong = all.flat().find((text) => /[|^]/.test(text));
  if (wrong) throw new Error(`A card has "${wrong}". Remedy: write it without | and ^.`);
  return all.map((line) => line.join('|').replace(/\|+$/, '')).join('^');
}

export const rowsOf = ({kind, rows}: CardGroup): CardRow[] =>
  rows.split('^').map((line) => {
    const [title = '', to = '', names = '', ...lines] = line.split('|');
    return {title, to: to || anchorOf(kind, title), names: names ? names.split(';') : [], lines};
  });

/** Address of an operation, such as `https://api.example.com/focus/v1/people`. */
export const addressOf = (base: string, {title}: CardRow): string =>
  base + headOf(title).replace(/^\S+ /, '');

/** @returns a card as views show it */
export function cardOf(group: CardGroup, row: CardRow): AnswerCard {
  const {kind, area, base, labels = []} = group;
  const {title, lines = []} = row;
  // The first line of a field names what has it.
  const end = kind === 'Field' ? `${lines[0]!.split(',')[0]}.${title}` : row.to;
  return {
    kind,
    title,
    area,
    lines: lines.map((text, index) => ({label: labels[index], text})).filter(({text}) => text),
    to: group.to + end,
    ...(base !== undefined && {copy: addressOf(base, row)}),
  };
}
