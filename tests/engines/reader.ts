/** A reader in one engine: the browser, the site on two connections, and a hand whose chances can be repeated. */
import path from 'node:path';
import {mkdirSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {createSiteServer} from '../../src/hosting/server';
import {randomFrom, type Random} from '../bench/random';
import type {Browser, Engine, Tab} from './port';
import {startRelay, type Line, type PolicyFrom, type Relay} from './relay';

/** Serves a built site on a free port of this machine. */
export async function serve(folder: string): Promise<{url: string; close: () => void}> {
  const server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

/** @returns a number for a text, so that each test has chances of its own (FNV-1a) */
export const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);

export type Reader = {
  tab: Tab;
  random: Random;
  /** Origin of the site. */
  site: string;
  /** Takes the connection away, or gives it back. */
  connect: Relay['connect'];
  /** Has something else answer in the site's place, in this journey. */
  standIn: Relay['standIn'];
};

export type Seat = {
  /**
   * @param name of what the reader will do; with the seed, it settles every chance
   * @returns a reader who was never here
   */
  seat: (name: string, width?: number, line?: Line) => Promise<Reader>;
  /** The same reader, with what the browser has stored and cached, does something else. */
  again: (reader: Reader, name: string, width?: number, line?: Line) => Promise<Reader>;
  close: () => Promise<void>;
};

const folder = 'test-results/engines';

/** Keeps a picture of a page on which something failed. */
export async function photograph({tab}: Reader, name: string): Promise<void> {
  mkdirSync(folder, {recursive: true});
  await tab.screenshot(path.join(folder, `${name.replace(/[^a-z0-9]+/gi, '-')}.png`));
}

/**
 * Opens a browser before a site.
 *
 * @param site origin
 * @param head what every page gets at the start of its head
 */
export async function open(
  engine: Engine,
  site: string,
  seed: number,
  head = '',
  policyFrom?: PolicyFrom,
): Promise<Seat> {
  const relay: Relay = await startRelay(site, (engine.head ?? '') + head, policyFrom);
  let browser: Browser;
  try {
    browser = await engine.launch();
  } catch (error) {
    await relay.close();
    throw error;
  }
  const again: Seat['again'] = async ({tab}, name, width = 1440, line) => {
    relay.tune(line);
    relay.connect(true);
    relay.standIn(undefined);
    await tab.resize(width, width < 997 ? 844 : 900);
    return {
      tab,
      random: randomFrom(seed ^ hashOf(engine.name + name)),
      site: relay.url,
      connect: relay.connect,
      standIn: relay.standIn,
    };
  };
  return {
    seat: async (name, width, line) => {
      const tab = await browser.fresh();
      return again(
        {tab, random: randomFrom(seed), site: relay.url, connect: relay.connect, standIn: relay.standIn},
        name,
        width,
        line,
      );
    },
    again,
    close: async () => {
      await browser.close();
      await relay.close();
    },
  };
}
