/** The built sites of all peers, each behind a server, and a browser to read them. */
import type {Browser} from '@playwright/test';
import {say} from '../../../src/cli/command';
import {attempt} from '../attempt';
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
 * @returns the samples of each peer, none of one whose site could not be built
 */
export async function sampleSites<Sample>(
  stage: Stage,
  corpus: Corpus,
  name: string,
  sample: (visit: Visit) => Promise<Sample>,
): Promise<Sample[][]> {
  const {peers, rounds} = stage;
  const servers: (SiteServer | undefined)[] = [];
  const browser = await launch();
  try {
    for (const peer of peers) {
      const site = await attempt(peer, `build of ${corpus.size} pages`, () => stage.site(peer, corpus));
      servers.push(site === undefined ? undefined : await serveSite(site));
    }
    const samples = peers.map((): Sample[] => []);
    for (let round = 0; round <= rounds; round += 1)
      for (const [index, peer] of peers.entries()) {
        const server = servers[index];
        if (!server) continue;
        say(
          `${name}: ${corpus.size} pages, ${round ? `round ${round} of ${rounds}` : 'warming up'}, ${peer.name}`,
        );
        const found = await sample({browser, server, peer, corpus});
        if (round) samples[index]?.push(found);
      }
    return samples;
  } finally {
    await browser.close();
    servers.forEach((server) => server?.close());
  }
}
