/** Writes the site of a peer. */
import {appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Corpus, CorpusPage} from '../corpus';
import {putAside} from './aside';
import {folderOf, type Peer} from './peer';

/** What npm owns in the folder of a peer. */
const kept = new Set(['node_modules', 'package.json', 'package-lock.json']);

/** Makes the folder of a peer hold this corpus and nothing that an earlier build has left. */
export function prepare(peer: Peer, corpus: Corpus): void {
  const folder = folderOf(peer);
  const remove = (name: string) => putAside(path.join(folder, name));
  readdirSync(folder)
    .filter((name) => !kept.has(name))
    .forEach(remove);
  peer.caches.map((name) => path.join('node_modules', name)).forEach(remove);
  for (const [name, content] of peer.files(corpus)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}

/** Changes a page as an author does: a paragraph more at its end. */
export function append(peer: Peer, page: CorpusPage, text: string): void {
  appendFileSync(path.join(folderOf(peer), peer.source(page)), `\n${text}\n`);
}

/** The source of a page as it stands. */
export function sourceOf(peer: Peer, page: CorpusPage): string {
  return readFileSync(path.join(folderOf(peer), peer.source(page)), 'utf8');
}
