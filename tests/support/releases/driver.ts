/** A process of its own that builds, releases or rolls back, until it ends or somebody kills it. */
import path from 'node:path';
import {buildAside, locked, lockOf, publish, rollBack} from '../../../src/releases/contract.node';
import {originOfWord, siteOf, writeSite} from './standIn';

const nothing = () => {};

const acts: Record<string, (...args: string[]) => Promise<unknown>> = {
  build: (target = '', word = '', pages = '3') =>
    locked(`${target}.lock`, nothing, () =>
      buildAside(target, originOfWord(word), (next) => writeSite(next, siteOf(word, Number(pages)))),
    ),
  release: (folder = '', build = '') => locked(lockOf(folder), nothing, () => publish(folder, build)),
  rollback: (folder = '', to = '') => locked(lockOf(folder), nothing, () => rollBack(folder, Number(to))),
  hold: (file = '') =>
    locked(file, nothing, () => {
      console.log('has it');
      return new Promise((resolve) => setTimeout(resolve, 1_000_000));
    }),
};

const [, , act = '', ...args] = process.argv;
acts[act]?.(...args.map((arg) => (arg.includes('/') ? path.resolve(arg) : arg))).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
