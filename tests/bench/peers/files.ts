/** Writes the site of a peer. */
import {existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Corpus} from '../corpus';
import {folderOf, home, type Peer} from './peer';

/** What npm owns in the folder of a peer. */
const kept = new Set(['node_modules', 'package.json', 'package-lock.json']);

const aside = path.join(home, 'aside');
let count = 0;

/**
 * Makes a file or a folder vanish from its place. It is removed when the bench ends: ext4 passes over the places of files
 * that were removed a short time ago, one by one for every new file, and builds would cost up to a third more.
 */
export function putAside(file: string): void {
  if (!existsSync(file)) return;
  if (!count) process.once('exit', () => rmSync(aside, {recursive: true, force: true}));
  count += 1;
  mkdirSync(aside, {recursive: true});
  renameSync(file, path.join(aside, `${process.pid}-${count}`));
}

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
