/** A build is made beside the folder that holds the last one, and takes its place when it is whole. */
import {randomBytes} from 'node:crypto';
import {existsSync, lstatSync, readdirSync} from 'node:fs';
import {mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {complete} from './complete';
import {exchange, recover} from './exchange';
import {explained} from './explain';
import type {Manifest, Origin} from './manifest';

/** Git, ESLint and Prettier ignore `build-*`. */
const nextOf = (target: string) => `${target}-next-`;

const remove = (folder: string) => rm(folder, {recursive: true, force: true, maxRetries: 3});

/** What builds left that were killed. */
async function removeLeftovers(target: string): Promise<void> {
  const [folder, start] = [path.dirname(target), path.basename(nextOf(target))];
  const left = readdirSync(folder).filter((name) => name.startsWith(start));
  for (const name of left) await remove(path.join(folder, name));
}

/** A link would lead to a folder of somebody else, such as a published release. */
function refuseLink(target: string): void {
  if (lstatSync(target, {throwIfNoEntry: false})?.isSymbolicLink())
    throw new Error(
      `${target} is a link to another folder, which a build does not replace. Remedy: choose a folder for the build, which the link can lead to afterwards.`,
    );
}

/**
 * Whatever happens, `target` holds a whole build: the old one until the moment at which it holds the new one. Only one
 * process at a time may do this for a target (lock.ts).
 *
 * @param target folder of the build
 * @param origin what it is made from
 * @param write makes the build in the folder that it is told
 * @returns the manifest of what `target` now holds
 * @throws Error of `write`, and those of `complete`, with what `target` holds; it is what it was
 */
export async function buildAside(
  target: string,
  origin: Origin,
  write: (folder: string) => Promise<void>,
): Promise<Manifest> {
  const place = path.resolve(target);
  refuseLink(place);
  const next = nextOf(place) + randomBytes(4).toString('hex');
  try {
    await mkdir(path.dirname(place), {recursive: true});
    await recover(place);
    await removeLeftovers(place);
    await mkdir(next);
    await write(next);
    const manifest = await complete(next, origin);
    await exchange(next, place);
    return manifest;
  } catch (error) {
    throw explained(
      error,
      existsSync(place) ? `${target} holds what it held before.` : `There is no ${target}.`,
    );
  } finally {
    await remove(next);
  }
}
