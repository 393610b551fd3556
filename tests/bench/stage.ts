/** Corpora and built sites, each made once in a run of the bench. */
import {cpSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {memoize} from 'lodash';
import {say} from '../../src/cli/command';
import {generateCorpus, type Corpus} from './corpus';
import type {Stage} from './part';
import {prepare, putAside} from './peers/files';
import {measured} from './peers/measure';
import {folderOf, home, type Peer} from './peers/peer';

export function openStage(): Pick<Stage, 'corpus' | 'site' | 'keep'> {
  const corpus = memoize(generateCorpus);
  const built = new Set<string>();
  const place = ({id}: Peer, {size}: Corpus) => path.join(home, 'sites', `${id}-${size}`);

  function keep(peer: Peer, pages: Corpus): string {
    const folder = place(peer, pages);
    putAside(folder);
    mkdirSync(path.dirname(folder), {recursive: true});
    cpSync(path.join(folderOf(peer), peer.output), folder, {recursive: true});
    built.add(folder);
    return folder;
  }

  async function site(peer: Peer, pages: Corpus): Promise<string> {
    const folder = place(peer, pages);
    if (built.has(folder)) return folder;
    say(`${peer.name}: building ${pages.size} pages`);
    prepare(peer, pages);
    await measured(peer, peer.build);
    return keep(peer, pages);
  }

  return {corpus, site, keep};
}
