/** Answers of two servers to one request, brought to what has to be the same. */
import type {RawAnswer} from './rawRequest';

/** Of the connection and of the program, not of the site. */
const ofServer = ['connection', 'date', 'keep-alive', 'server', 'transfer-encoding'];

/** A list in any order, on any number of lines, whose names are of any case. */
const lists = ['vary'];

/** Answers whose body is a word of the server to people who look at the connection: readers never see it. */
const notes = [301, 405, 412, 416];
const ofNote = ['content-length', 'content-type'];

/** Answers that say by themselves that ranges are known, or have no content. */
const withoutAcceptRanges = [206, 304];

function valueOf(name: string, values: readonly string[]): string {
  if (!lists.includes(name)) return [...new Set(values)].join(' | ');
  const items = values.flatMap((value) => value.toLowerCase().split(/\s*,\s*/));
  return [...new Set(items)].sort().join(', ');
}

export type Compared = {status: number; headers: Record<string, string>; body: string; bytes: number};

/** @returns what has to be the same of an answer, as text that shows what is not */
export function compared({status, headers, body}: RawAnswer): Compared {
  const isNote = notes.includes(status);
  const kept = [...headers]
    .filter(([name]) => !ofServer.includes(name) && !(isNote && ofNote.includes(name)))
    .filter(([name]) => name !== 'accept-ranges' || !withoutAcceptRanges.includes(status))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    status,
    headers: Object.fromEntries(kept.map(([name, values]) => [name, valueOf(name, values)])),
    body: isNote ? '' : body.toString('latin1'),
    bytes: isNote ? 0 : body.length,
  };
}
