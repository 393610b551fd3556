/** The built sites of all peers, each behind a server, and a browser to read them. */
import type {Browser} from '@playwright/test';
import {say} from '../../../src/cli/command';
import type {Corpus} from '../corpus';
import type {Stage} from '../part';
import type {Peer} from '../peers/peer';
import {launch} from './browser';
import {serveSite, type SiteServer} from './server';

export type Visit = {browser: Browser; server: SiteServer; peer: Peer; corpus: Corpus};

/**
 * Takes samples of each peer's site. Peers take turns, so that a busy moment hits all of them; the first round is not
 * counted, because the servers compress their files in it.
 *
 * @param name said while it runs
 * @returns the samples of each peer
 */
export async function sampleSites<Sample>(
  stage: Stage,
  size: number,
  name: string,
  sample: (visit: Visit) => Promise<Sample>,
): Promise<Sample[][]> {
  const {peers, rounds} = stage;
  const corpus = stage.corpus(size);
  const visits: Visit[] = [];
  const browser = await launch();
  try {
    for (const peer of peers)
      visits.push({browser, server: await serveSite(await stage.site(peer, corpus)), peer, corpus});
    const samples = peers.map((): Sample[] => []);
    for (let round = 0; round <= rounds; round += 1)
      for (const [index, visit] of visits.entries()) {
        const which = round ? `round ${round} of ${rounds}` : 'warming up';
        say(`${name}: ${size} pages, ${which}, ${visit.peer.name}`);
        const found = await sample(visit);
        if (round) samples[index]?.push(found);
      }
    return samples;
  } finally {
    await browser.close();
    visits.forEach(({server}) => server.close());
  }
}
