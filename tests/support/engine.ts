/** The embedded engine over records in memory, with a count of the files that it asks for. */
import {buildIndex, type Vocabulary} from '../../src/search/engines/embedded/buildIndex';
import {openEngine, type Engine} from '../../src/search/engines/embedded/engine';
import {entryPath, type IndexEntry} from '../../src/search/engines/embedded/indexFormat';
import type {SearchRecord} from '../../src/search/records/record';

/** @returns the engine, and the paths of the files it has fetched so far, its entry among them */
export function engineOf(
  records: readonly SearchRecord[],
  synonyms: Vocabulary['synonyms'] = [],
  acronyms: Vocabulary['acronyms'] = [],
): Engine & {fetched: Set<string>; files: Map<string, string>} {
  const files = buildIndex(records, {synonyms, spellings: 0, acronyms});
  const fetched = new Set([entryPath]);
  const read = (path: string): unknown => {
    const content = files.get(path);
    if (content === undefined) throw new Error(`${path} answered 404`);
    fetched.add(path);
    return JSON.parse(content);
  };
  const engine = openEngine(read(entryPath) as IndexEntry, (path) =>
    Promise.resolve().then(() => read(path)),
  );
  return {...engine, fetched, files};
}
