/** Fills the insertions of a Markdown text: `{{focus.export.maxItems}}`, and `{{block errorCodes.signIn}}` on a line of its own. */
import {blocks} from './blocks';
import {factTexts, insertion} from './factTexts';

/** An insertion that names nothing known: its line, 1-based, and names that would do, the nearest first. */
type UnknownInsertion = {line: number; insertion: string; known: string[]};

const textOf = (kind: string | undefined, name: string) =>
  kind ? blocks.get(name)?.() : factTexts.get(name);

/**
 * @param text Markdown with insertions
 * @returns the text with facts in words and blocks in full
 * @throws Error that names the first unknown insertion and its line
 */
export function insertContent(text: string): string {
  const [unknown] = unknownInsertions(text);
  if (unknown)
    throw new Error(
      `Line ${unknown.line}: ${unknown.insertion} is not known. Known are ${unknown.known.join(', ')}.`,
    );
  return text.replace(insertion, (_, kind: string | undefined, name: string) => textOf(kind, name) ?? '');
}

/** @returns every insertion of a text that names nothing known, with the names of its neighbourhood */
export function unknownInsertions(text: string): UnknownInsertion[] {
  if (!text.includes('{{')) return [];
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(insertion)].flatMap(([whole, kind, name = '']): UnknownInsertion[] => {
      if (textOf(kind, name) !== undefined) return [];
      const all = [...(kind ? blocks.keys() : factTexts.keys())];
      const near = all.filter((known) => known.startsWith(name.slice(0, name.lastIndexOf('.') + 1)));
      return [{line: index + 1, insertion: whole, known: near.length ? near : all}];
    }),
  );
}
