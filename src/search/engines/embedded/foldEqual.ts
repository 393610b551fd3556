/** Sections that many pages repeat, such as an answer of every operation, are searched once. */
import {groupBy} from 'lodash';
import {titleOf, type SearchRecord} from '../../records/record';

/** So many equal sections are a repetition; fewer may each be wanted for the page that they stand on. */
const repetition = 5;

/** A record, and how many equal ones it stands for besides itself. */
export type FoldedRecord = {record: SearchRecord; folded: number};

const keyOf = (record: SearchRecord) =>
  record.anchor ? JSON.stringify([titleOf(record), record.content]) : record.objectID;

/** @returns the records in their order; of those with an equal title and text only the first */
export function foldEqual(records: readonly SearchRecord[]): FoldedRecord[] {
  const groups = groupBy(records, keyOf);
  return records.flatMap((record) => {
    const group = groups[keyOf(record)] ?? [];
    if (group.length < repetition) return [{record, folded: 0}];
    return group[0] === record ? [{record, folded: group.length - 1}] : [];
  });
}
