/** What an answer is made of, before the files are written. Runs in Node, at build. */
import type {AnswerCard} from '../../client/port';
import type {FileName} from '../answerFile';

export type AnswerSource = {
  file: FileName;
  /** What the card answers, as `recognise` writes it. */
  keys: readonly string[];
  card: AnswerCard;
};

/** The area of pages about all products. */
export const areaOfAll = 'Documentation';

/** @returns a line of a card, or nothing where there is no text */
export const line = (label: string, text: string | undefined): {label: string; text: string}[] =>
  text ? [{label, text}] : [];

/** @returns the site path that a link of a document in `folder` leads to, such as `./focus/admin/audit.md#export` */
export function sitePath(link: string, folder: string): string {
  if (link.startsWith('/')) return link;
  return new URL(link, `https://site${folder}/`).href
    .slice('https://site'.length)
    .replace(/\.mdx?(?=#|$)/, '');
}

/** Values by name, in the order in which the names first come. */
export function grouped<Value>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
): Map<string, [Value, ...Value[]]> {
  const groups = new Map<string, [Value, ...Value[]]>();
  for (const value of values) {
    const name = nameOf(value);
    const group = groups.get(name);
    if (group) group.push(value);
    else groups.set(name, [value]);
  }
  return groups;
}
