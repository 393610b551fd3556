import {say} from '../../src/cli/command';
import type {Peer} from './peers/peer';

/**
 * Lets the others go on when a peer fails, which then has no figures. Ours must not fail.
 *
 * @param what it did, for the message
 * @throws whatever our site throws
 */
export async function attempt<T>(
  {name, manifest}: Peer,
  what: string,
  run: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    if (!manifest) throw error;
    say(`${name} has no figures (${what}): ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
