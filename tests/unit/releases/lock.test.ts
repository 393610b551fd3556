import {once} from 'node:events';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {locked} from '../../../src/releases/lock';
import {folderWith} from '../../support/folder';
import {drive, ended} from '../../support/releases/kill';

it('lets one at a time work, and tells the other that it waits', async () => {
  const file = path.join(folderWith({}), 'made/for/it.lock');
  const log: string[] = [];
  let end = () => {};
  const first = locked(
    file,
    () => log.push('first waits'),
    async () => {
      log.push('first');
      await new Promise<void>((resolve) => (end = resolve));
      log.push('first ends');
    },
  );
  await expect.poll(() => log).toEqual(['first']);
  const second = locked(
    file,
    () => {
      log.push('second waits');
      end();
    },
    () => Promise.resolve(log.push('second')),
  );
  await Promise.all([first, second]);
  expect(log).toEqual(['first', 'second waits', 'first ends', 'second']);
});

it('is free after an error, and gives what the work gives', async () => {
  const file = path.join(folderWith({}), 'lock');
  const fail = () => Promise.reject(new Error('no'));
  await expect(locked(file, () => {}, fail)).rejects.toThrow('no');
  expect(
    await locked(
      file,
      () => {},
      () => Promise.resolve(3),
    ),
  ).toBe(3);
});

it('ends with a process that is killed', async () => {
  const file = path.join(folderWith({}), 'lock');
  const holder = await drive(['hold', file], ['ignore', 'pipe', 'inherit']);
  onTestFinished(() => void holder.kill('SIGKILL'));
  const end = ended(holder);
  await once(holder.stdout!, 'data');
  const kill = () => void holder.kill('SIGKILL');
  expect(await locked(file, kill, () => Promise.resolve('has it'))).toBe('has it');
  expect((await end).code).toBeNull();
});
