/** The embedded engine over records in memory, with a list of the files that it asks for. */
import {buildIndex} from '../../src/search/engines/embedded/buildIndex';
import {openEngine, type Engine} from '../../src/search/engines/embedded/engine';
import {indexPath, type IndexFile} from '../../src/search/engines/embedded/indexFile';
import type {SearchRecord} from '../../src/search/records/record';

/** @returns the engine, and all files of its index */
export function engineOf(
  records: readonly SearchRecord[],
  synonyms: IndexFile['synonyms'] = [],
  acronyms: IndexFile['acronyms'] = [],
): Engine & {files: Map<string, string>} {
  const files = buildIndex(records, {synonyms, acronyms});
  const read = (path: string): unknown => JSON.parse(files.get(path) ?? '');
  const engine = openEngine(read(indexPath) as IndexFile, (path) => Promise.resolve(read(path)));
  return {...engine, files};
}
