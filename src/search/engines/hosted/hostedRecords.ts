/** Converts search records for Algolia: escapes texts and splits long ones. */
import {levels, type Hierarchy, type SearchRecord} from '../../records/record';
import {escapeText} from './escapeText';

/**
 * Bytes of a record as JSON that every plan of Algolia takes: "10 KB maximum for the Build plan".
 * Source: https://www.algolia.com/doc/guides/scaling/algolia-service-limits
 */
export const maxRecordBytes = 10_000;

/** Words that two parts of a long text share, so that a phrase on their border is found as a whole. */
const overlap = 16;

/** A longer word, such as a token in a sample, may be cut where a part ends. */
const longestWord = 100;

/** A part holds at least one piece, whatever its letters become in JSON and HTML (six bytes at most). */
const leastRoom = longestWord * 6 + 100;

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** `lvl0` stays as it is: filters name it by its plain text, and no view shows it as HTML. */
function escapeHierarchy(hierarchy: Hierarchy): Hierarchy {
  const escaped = levels.map((level) => {
    const text = hierarchy[level];
    return [level, text && level !== 'lvl0' ? escapeText(text) : text];
  });
  return Object.fromEntries(escaped) as Hierarchy;
}

/** A word, or a piece of a long one, with the space after it. */
const piece = new RegExp(`\\S{1,${longestWord}}\\s*`, 'gu');

/** Parts of a text, each of at most `room` bytes as escaped JSON; each starts with the last words before it. */
function parts(text: string, room: number): string[] {
  const found: string[] = [];
  let part: string[] = [];
  for (const next of (text.match(piece) ?? []).map(escapeText)) {
    if (bytesOf([...part, next].join('')) > room) {
      found.push(part.join('').trim());
      part = part.slice(-overlap);
      while (bytesOf([...part, next].join('')) > room) part.shift();
    }
    part.push(next);
  }
  return [...found, part.join('').trim()];
}

/**
 * Escapes the text of a record, as Algolia's own crawler does, and splits a long one into several records with the
 * same `url`, of which the index (`distinct`) shows the best; the first keeps the `objectID`.
 *
 * @throws Error when the headings alone leave no room for text
 */
export function toHosted(record: SearchRecord): SearchRecord[] {
  const {content} = record;
  const hosted = {...record, hierarchy: escapeHierarchy(record.hierarchy)};
  const whole = {...hosted, content: content && escapeText(content)};
  if (bytesOf(whole) <= maxRecordBytes) return [whole];
  const partID = (index: number) => (index ? `${record.objectID}~${index + 1}` : record.objectID);
  const room = maxRecordBytes - bytesOf({...hosted, objectID: partID(9999), content: ''});
  if (room < leastRoom)
    throw new Error(
      `The headings of ${record.url} leave no room for its text in ${maxRecordBytes} bytes. Remedy: shorten them.`,
    );
  return parts(content ?? '', room).map((text, index) => ({
    ...hosted,
    objectID: partID(index),
    content: text,
  }));
}
