/** Readers of a site that is released and rolled back under them, and what they notice of a release that is wrong. */
import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {beforeEach, expect, it, onTestFinished} from 'vitest';
import {compressBuild} from '../../../src/hosting/compress';
import {createSiteServer} from '../../../src/hosting/server';
import {buildAside} from '../../../src/releases/aside';
import {currentOf, publish, rollBack} from '../../../src/releases/contract.node';
import {randomFrom} from '../../bench/random';
import {releaseOf} from '../../releases/soak/release';
import {soak, type Act} from '../../releases/soak/soak';
import {folderWith} from '../../support/folder';
import {originOfWord, siteOf, writeSite} from '../../support/releases/standIn';

let folder: string;
let served: string;
/** Waits until readers have got so many more answers. */
let answers: (more: number) => Promise<void>;

const buildOf = (word: string) => path.join(folder, word);

beforeEach(async () => {
  folder = folderWith({});
  served = path.join(folder, 'srv');
  for (const word of ['one', 'two'])
    await buildAside(buildOf(word), originOfWord(word), async (next) => {
      await writeSite(next, siteOf(word));
      // Otherwise two pages that are written in the same second, and as long, have the same entity tag.
      await compressBuild(next, path.join(folder, 'cache'));
    });
  await publish(served, buildOf('one'));
});

/** @returns what readers noticed */
async function noticed(acts: readonly Act[]): Promise<string[]> {
  const server = createSiteServer(currentOf(served)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const part = (answered: () => number) => {
    answers = async (more) => {
      for (const start = answered(); answered() < start + more;) await wait(5);
    };
    return answers(300);
  };
  const {problems} = await soak({
    port: (server.address() as AddressInfo).port,
    releases: ['one', 'two'].map((word) => releaseOf(word, buildOf(word))),
    readers: 4,
    acts,
    // Node's server looks for each file anew.
    grace: 0,
    part,
    random: randomFrom(1),
  });
  return problems;
}

const releaseTwo: Act = {to: 'two', run: () => publish(served, buildOf('two'))};

it('readers notice nothing of a release and a rollback', async () => {
  expect(await noticed([releaseTwo, {to: 'one', run: () => rollBack(served)}])).toEqual([]);
});

it.each<[string, RegExp, () => Promise<unknown>]>([
  [
    'keeps no files for open tabs',
    /\/assets\/js\/main\.one\.js, which a page of one names, answers 404$/,
    async () => {
      await publish(served, buildOf('two'));
      rmSync(path.join(currentOf(served), 'assets/js/main.one.js'));
    },
  ],
  [
    'takes the site away before the new one is there',
    /\/docs\/page-\d answers 404$/,
    async () => {
      renameSync(currentOf(served), `${currentOf(served)}-away`);
      await answers(50);
      renameSync(`${currentOf(served)}-away`, currentOf(served));
      await publish(served, buildOf('two'));
    },
  ],
  [
    'writes a page in its place',
    /\/docs\/page-0 is of no release: \d+ bytes as \w+$/,
    async () => {
      const page = path.join(currentOf(served), 'docs/page-0.html');
      const text = readFileSync(page, 'utf8');
      writeFileSync(page, text.slice(0, 20));
      await answers(50);
      writeFileSync(page, text);
      await publish(served, buildOf('two'));
    },
  ],
  [
    'changes a file that has a hash in its name',
    /\/assets\/js\/main\.two\.js is not what a page of two names: 5 bytes$/,
    async () => {
      await publish(served, buildOf('two'));
      writeFileSync(path.join(currentOf(served), 'assets/js/main.two.js'), 'other');
    },
  ],
  [
    'changes nothing',
    /\/docs\/page-\d is of one \((200|304)\), but two was published$/,
    () => Promise.resolve(),
  ],
])('readers notice a release that %s', async (_name, problem, run) => {
  const problems = await noticed([{to: 'two', run}]);
  expect(problems.filter((text) => problem.test(text))).not.toEqual([]);
});
