/** Fills the insertions of a Markdown text: `{{focus.export.maxItems}}`, and `{{block errorCodes.signIn}}` on a line of its own. */
import {blocks} from './blocks';
import {factTexts, insertion} from './factTexts';
import {withoutCode} from './withoutCode';

/** An insertion that names nothing known: its line, 1-based, and names that would do, the nearest first. */
type UnknownInsertion = {line: number; insertion: string; known: string[]};

const textOf = (kind: string | undefined, name: string) =>
  kind ? blocks.get(name)?.() : factTexts.get(name);

const roots = new Set([...factTexts.keys()].map((name) => name.split('.')[0]));

/**
 * @param text Markdown with insertions
 * @returns the text with facts in words and blocks in full
 * @throws Error that names the first unknown insertion and its line
 */
export function insertContent(text: string): string {
  const [unknown] = unknownInsertions(text);
  if (unknown)
    throw new Error(
      `Line ${unknown.line}: ${unknown.insertion} is not known. Known are ${unknown.known.join(', ')}. Remedy: correct it; braces that readers are to see go into code.`,
    );
  return text.replace(
    insertion,
    (whole, kind: string | undefined, name: string) => textOf(kind, name) ?? whole,
  );
}

/**
 * @returns every insertion of a text that names nothing known, with the names of its neighbourhood. In code, braces of other
 *   tools such as `{{baseUrl}}` stay as they are: those that begin with no group of facts
 */
export function unknownInsertions(text: string): UnknownInsertion[] {
  if (!text.includes('{{')) return [];
  const prose = withoutCode(text);
  return [...text.matchAll(insertion)].flatMap((match): UnknownInsertion[] => {
    const [whole, kind, name = ''] = match;
    const isOfOthers = !kind && !roots.has(name.split('.')[0]) && prose[match.index] === ' ';
    if (isOfOthers || textOf(kind, name) !== undefined) return [];
    const all = [...(kind ? blocks.keys() : factTexts.keys())];
    const near = all.filter((known) => known.startsWith(name.slice(0, name.lastIndexOf('.') + 1)));
    const line = text.slice(0, match.index).split('\n').length;
    return [{line, insertion: whole, known: near.length ? near : all}];
  });
}
