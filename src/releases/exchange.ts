/** Puts a folder in the place of another. */
import {existsSync} from 'node:fs';
import {rename, rm} from 'node:fs/promises';
import {native} from './native';

/** What the system says where it cannot exchange two folders in one step. */
const cannot = new Set(['EINVAL', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** The old folder, between two renames. */
const setAside = (target: string) => `${target}-before`;

async function inTwoSteps(folder: string, target: string): Promise<void> {
  await rename(target, setAside(target));
  await rename(folder, target);
  await rename(setAside(target), folder);
}

/**
 * Readers find the old folder or the new one, never none and never a mixture: Linux and macOS exchange them in one step.
 * Where the system cannot (Alpine Linux, Windows, some file systems of a network), the target is missing for the moment
 * between two renames, and `recover` repairs what a kill in this moment leaves.
 *
 * @param folder takes the place of `target`, beside which it stands; afterwards it holds what `target` held, if that was there
 */
export async function exchange(folder: string, target: string): Promise<void> {
  if (!existsSync(target)) return rename(folder, target);
  const extensions = await native();
  if (!extensions) return inTwoSteps(folder, target);
  try {
    await extensions.swap(folder, target);
  } catch (error) {
    if (codeOf(error) === 'EBUSY')
      throw new Error(
        `${target} cannot be replaced: it is in use, or another disk is mounted there. Remedy: end what uses it, or mount the disk at the folder above.`,
        {cause: error},
      );
    if (!cannot.has(codeOf(error))) throw error;
    await inTwoSteps(folder, target);
  }
}

/** Ends what a process began that was killed between two renames. */
export async function recover(target: string): Promise<void> {
  const before = setAside(target);
  if (!existsSync(before)) return;
  if (existsSync(target)) await rm(before, {recursive: true, force: true});
  else await rename(before, target);
}
