/** Converts search records for Algolia: escapes texts, as its own crawler does, and splits long ones. */
import {escapeHtml} from '../../language/highlight';
import {hierarchyOf, type SearchRecord} from '../../records/record';

/**
 * Bytes of a record as JSON that every plan of Algolia takes: "10 KB maximum for the Build plan".
 * Source: https://www.algolia.com/doc/guides/scaling/algolia-service-limits
 */
export const maxRecordBytes = 10_000;

/** Characters that two parts of a text share, so that a query (64 at most) on their border is found as a whole. */
const overlap = 100;

/** Halves a text until each part fits into a record. */
function partsOf(text: string, fits: (part: string) => boolean): string[] {
  if (text.length <= 3 * overlap || fits(text)) return [text];
  const middle = Math.ceil(text.length / 2);
  const halves = [text.slice(0, middle + overlap / 2), text.slice(middle - overlap / 2)];
  return halves.flatMap((half) => partsOf(half, fits));
}

/**
 * @returns the record as Algolia takes it; of a long one several with the same `url`, of which the index (`distinct`) shows
 * the best
 */
export function toHosted(record: SearchRecord): SearchRecord[] {
  const hosted = {
    ...record,
    // `lvl0` stays as it is: filters name it by its plain text, and no view shows it as HTML.
    hierarchy: hierarchyOf((level) => {
      const text = record.hierarchy[level];
      return text && level !== 'lvl0' ? escapeHtml(text) : text;
    }),
  };
  const withText = (text: string) => ({...hosted, content: escapeHtml(text) || null});
  const isSmall = (text: string) => Buffer.byteLength(JSON.stringify(withText(text))) + 5 <= maxRecordBytes;
  return partsOf(record.content ?? '', isSmall).map((text, index) => ({
    ...withText(text),
    objectID: index ? `${record.objectID}~${index + 1}` : record.objectID,
  }));
}
