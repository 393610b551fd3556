import {mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {folderWith} from '../../support/folder';

/** What the native package does here: it works, cannot, or is not there. */
const system = vi.hoisted(() => ({says: 'fine'}));

vi.mock('fs-native-extensions', async (original) => {
  const library: typeof import('fs-native-extensions') = await original();
  return {
    ...library,
    swap(from: string, to: string) {
      if (system.says === 'fine') return library.swap(from, to);
      return Promise.reject(Object.assign(new Error(system.says), {code: system.says}));
    },
  };
});

const {exchange, recover} = await import('../../../src/releases/exchange');

function places(files: Record<string, string>) {
  const folder = folderWith(files);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return {folder, next: path.join(folder, 'next'), build: path.join(folder, 'build'), read};
}

describe('exchange', () => {
  it.each(['fine', 'EINVAL', 'ENOSYS'])(
    'puts the new folder in the place of the old one: %s',
    async (says) => {
      system.says = says;
      const {folder, next, build, read} = places({'next/a': 'new', 'build/b': 'old'});
      await exchange(next, build);
      expect(readdirSync(folder).sort()).toEqual(['build', 'next']);
      expect([read('build/a'), read('next/b')]).toEqual(['new', 'old']);
    },
  );

  it('moves the first one', async () => {
    const {folder, next, build, read} = places({'next/a': 'new'});
    await exchange(next, build);
    expect(readdirSync(folder)).toEqual(['build']);
    expect(read('build/a')).toBe('new');
  });

  it('leaves both where they are when a disk is mounted there, with the remedy', async () => {
    system.says = 'EBUSY';
    const {next, build, read} = places({'next/a': 'new', 'build/b': 'old'});
    await expect(exchange(next, build)).rejects.toThrow(
      /build cannot be replaced: .*mounted there. Remedy: /,
    );
    expect([read('next/a'), read('build/b')]).toEqual(['new', 'old']);
  });

  it('passes on what is no matter of the system', async () => {
    system.says = 'EIO';
    const {next, build} = places({'next/a': 'new', 'build/b': 'old'});
    await expect(exchange(next, build)).rejects.toThrow('EIO');
  });
});

describe('recover', () => {
  it('brings back what a kill between two renames took away', async () => {
    const {folder, build, read} = places({'build/b': 'old'});
    renameSync(build, `${build}-before`);
    await recover(build);
    expect(readdirSync(folder)).toEqual(['build']);
    expect(read('build/b')).toBe('old');
  });

  it('removes what a kill after both left', async () => {
    const {folder, build, read} = places({'build/b': 'new'});
    mkdirSync(`${build}-before`);
    writeFileSync(`${build}-before/b`, 'old');
    await recover(build);
    expect(readdirSync(folder)).toEqual(['build']);
    expect(read('build/b')).toBe('new');
  });
});
