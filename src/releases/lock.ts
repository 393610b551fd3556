import {mkdir, open} from 'node:fs/promises';
import path from 'node:path';
import {native} from './native';

async function lock(fd: number, waits: () => void): Promise<void> {
  const extensions = await native();
  if (!extensions) return;
  try {
    if (extensions.tryLock(fd)) return;
  } catch {
    // A file system without locks, such as some of a network.
    return;
  }
  waits();
  await extensions.waitForLock(fd);
}

/**
 * Does something that one process at a time may do. The lock ends with the process, however that ends; a child that gets
 * `fd` holds it as well, so that what an orphan still writes is not in the way of the next one. Where the machine has no
 * such locks, nothing waits.
 *
 * @param file that stands for the lock; it is made, and stays
 * @param waits called when another process holds the lock
 */
export async function locked<T>(
  file: string,
  waits: () => void,
  work: (fd: number) => Promise<T>,
): Promise<T> {
  await mkdir(path.dirname(file), {recursive: true});
  const handle = await open(file, 'a+');
  try {
    await lock(handle.fd, waits);
    return await work(handle.fd);
  } finally {
    await handle.close();
  }
}
