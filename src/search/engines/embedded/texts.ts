/** From records to the files of texts, from which excerpts are cut for the rows that a reader sees. */
import type {SearchRecord} from '../../records/record';
import {fileOf} from './indexFormat';
import {splitIntoFiles, type IndexFiles} from './splitIntoFiles';

/** Characters of JSON in a file: a request brings the texts of a few pages that stand together. */
const size = 24_000;

/** @returns the number of sections in each file; the files are added to `files` */
export const writeTexts = (records: readonly SearchRecord[], files: IndexFiles): number[] =>
  splitIntoFiles(
    records.map(({content}) => content ?? ''),
    size,
    files,
    fileOf.texts,
  );
