/**
 * `npm run check:packages`: whether the packages of the project are pinned, may be used by their licences, and work without
 * their install scripts.
 */
import {readFile} from 'node:fs/promises';
import {packageProblems} from '../supply-chain/contract.node';
import {run, say} from './command';

run(async () => {
  const read = (file: string) => readFile(file, 'utf8');
  const problems = packageProblems({
    manifest: await read('package.json'),
    lock: await read('package-lock.json'),
    npmrc: await read('.npmrc'),
  });
  for (const problem of problems) console.error(problem);
  if (problems.length) throw new Error(`${problems.length} problems with the packages of the project`);
  say('Packages: pinned, under licences that we may use, and without install scripts');
});
