/**
 * Where the parts of the live-reload server say what an author has to correct, and which pages are open. It outlives the
 * modules that write on it, which are made again when their files change.
 */
import {EventEmitter} from 'node:events';

/** Something to correct. */
export type Trouble = {
  /** Path from the root of the project, with forward slashes; missing when nobody knows. */
  path?: string;
  /** 1-based. */
  line?: number;
  column?: number;
  message: string;
  /** What to do, beginning in lower case. */
  remedy?: string;
};

type Told = Map<string, readonly Trouble[]>;

type Board = {
  /** By who tells: it stands on every page. */
  troubles: Told;
  /** By path: it stands on the page that is made of this file. */
  findings: Told;
  /** Files of the pages that are open in a browser. */
  open: Set<string>;
  /** Events: `changed`; `opened` with a path; `sources` with files that were read again. */
  events: EventEmitter;
  /** What parts keep while their modules are made again. */
  kept: Map<string, unknown>;
};

const key = Symbol.for('help-hub.board');
const place = globalThis as {[key]?: Board};

/** @returns the board of this process */
export const board = (): Board =>
  (place[key] ??= {
    troubles: new Map(),
    findings: new Map(),
    open: new Set(),
    events: new EventEmitter(),
    kept: new Map(),
  });

function write(list: Told, name: string, troubles: readonly Trouble[]): void {
  const before = list.get(name) ?? [];
  if (JSON.stringify(before) === JSON.stringify(troubles)) return;
  if (troubles.length) list.set(name, troubles);
  else list.delete(name);
  board().events.emit('changed');
}

/**
 * @param by who tells
 * @param troubles all that it has to tell now; none when all is well
 */
export const tellTroubles = (by: string, troubles: readonly Trouble[]): void =>
  write(board().troubles, by, troubles);

/**
 * @param path of the file that was checked
 * @param findings all that is wrong in it now
 */
export const tellFindings = (path: string, findings: readonly Trouble[]): void =>
  write(board().findings, path, findings);

/** @returns true when it is first asked for the name in this process */
export function isFirst(name: string): boolean {
  const {kept} = board();
  const isNew = !kept.has(name);
  kept.set(name, true);
  return isNew;
}
