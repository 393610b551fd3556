/** What a build without any cache costs. */
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {say} from '../../src/cli/command';
import type {Corpus} from './corpus';
import type {Part, Stage} from './part';
import {prepare} from './peers/files';
import {measured, type Cost} from './peers/measure';
import type {Peer} from './peers/peer';
import {rowsOf, type Measure} from './report/result';
import {sum} from './statistics';

type Output = {bytes: number; html: number; files: number};

type Sample = Cost & Output;

function weigh(folder: string): Output {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => ({name, size: statSync(path.join(parentPath, name)).size}));
  const bytes = (list: typeof files) => sum(list.map(({size}) => size));
  return {
    bytes: bytes(files),
    html: bytes(files.filter(({name}) => name.endsWith('.html'))),
    files: files.length,
  };
}

const measures: Measure<Sample>[] = [
  {name: 'Processor time', unit: 's', digits: 1, of: ({cpu}) => cpu},
  {name: 'Time', unit: 's', digits: 1, of: ({wall}) => wall},
  {name: 'Most memory', unit: 'MB', of: ({memory}) => memory / 1e6},
  {name: 'Output', unit: 'MB', digits: 1, of: ({bytes}) => bytes / 1e6},
  {name: 'Output, HTML only', unit: 'MB', digits: 1, of: ({html}) => html / 1e6},
  {name: 'Files', unit: 'count', of: ({files}) => files},
];

async function sample(peer: Peer, corpus: Corpus, {keep}: Stage): Promise<Sample> {
  prepare(peer, corpus);
  const cost = await measured(peer, peer.build);
  return {...cost, ...weigh(keep(peer, corpus))};
}

/**
 * A small build varies most, by a tenth from one to the next, and costs least: it is taken more often.
 *
 * @param size pages of the corpus
 * @param asked rounds that every size has at least
 */
const roundsFor = (size: number, asked: number) => Math.max(asked, Math.ceil(300 / size));

export const build: Part = {
  sizes: [60, 500],
  about:
    'A build of the corpus without caches. Processor time is user and system time of all processes; memory is that of all processes at the highest moment, shared memory counted once.',
  /** Peers take turns, so that a busy moment hits all of them. */
  async rows(size, stage) {
    const rounds = roundsFor(size, stage.rounds);
    const samples = stage.peers.map((): Sample[] => []);
    for (let round = 1; round <= rounds; round += 1)
      for (const [index, peer] of stage.peers.entries()) {
        say(`build: ${size} pages, round ${round} of ${rounds}, ${peer.name}`);
        samples[index]?.push(await sample(peer, stage.corpus(size), stage));
      }
    return rowsOf(measures, samples);
  },
};
