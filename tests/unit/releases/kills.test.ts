/** Builds, releases and rollbacks that are killed: `npm run test:kills` does the same to builds of the site itself. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {currentIn, currentOf, releasesIn} from '../../../src/releases/folder/history';
import {isHashed} from '../../../src/releases/folder/kept';
import {differences, readManifest} from '../../../src/releases/manifest';
import {randomFrom} from '../../bench/random';
import {folderWith} from '../../support/folder';
import {drive, ended, endedByItself} from '../../support/releases/kill';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const random = randomFrom(seed);
/** Enough that writing takes most of the time, as it does in a build of the site. */
const pages = '80';

/** Milliseconds; a busy machine takes half a second to start a process. */
const timeout = 180_000;

/** @returns what the site in a folder says, when each of its files is that of its manifest */
function wordOf(site: string): string {
  const manifest = readManifest(site);
  if (!manifest) return `no manifest (SEED=${seed})`;
  const wrong = differences(site, manifest, isHashed);
  return wrong.length ? `${wrong.join(', ')} (SEED=${seed})` : manifest.sources;
}

/** @returns how often it was killed before its end, each time by chance in its own part of the time that it lasts */
async function killed(times: number, args: (time: number) => string[], check: (time: number) => void) {
  let lasts = Math.max(
    (await ended(await drive(args(0)))).lasted,
    (await ended(await drive(args(1)))).lasted,
  );
  let kills = 0;
  for (let time = 2; time < times + 2; time += 1) {
    const {code, lasted} = await ended(await drive(args(time)), ((time - 2 + random.next()) / times) * lasts);
    if (code === null) kills += 1;
    // The first two were slow, as on a machine that had other work then.
    else lasts = Math.min(lasts, lasted);
    check(time);
  }
  return kills;
}

it('a build that is killed at 50 moments leaves the old one, or has taken its place', {timeout}, async () => {
  const folder = folderWith({});
  const build = path.join(folder, 'build');
  let last = 'word-1';
  const kills = await killed(
    50,
    (time) => ['build', build, `word-${time}`, pages],
    (time) => {
      const word = wordOf(build);
      expect([last, `word-${time}`], `after ${time} builds`).toContain(word);
      last = word;
    },
  );
  expect(kills, `SEED=${seed}`).toBeGreaterThan(10);
  await ended(await drive(['build', build, 'last', pages]));
  expect(wordOf(build)).toBe('last');
  expect(readdirSync(folder).sort()).toEqual(['build', 'build.lock']);
});

it(
  'a release or a rollback that is killed at 30 moments leaves one whole release or the other',
  {timeout},
  async () => {
    const folder = folderWith({});
    const site = path.join(folder, 'srv');
    for (const word of ['one', 'two'])
      await ended(await drive(['build', path.join(folder, word), word, pages]));
    await ended(await drive(['release', site, path.join(folder, 'one')]));
    const kills = await killed(
      30,
      (time) =>
        time % 3 && releasesIn(site).length > 1
          ? ['release', site, path.join(folder, time % 2 ? 'one' : 'two')]
          : [
              'rollback',
              site,
              String(releasesIn(site).find(({number}) => number !== currentIn(site))?.number ?? 1),
            ],
      (time) => expect(['one', 'two'], `after ${time} acts`).toContain(wordOf(currentOf(site))),
    );
    expect(kills, `SEED=${seed}`).toBeGreaterThan(5);
    for (const word of ['one', 'two']) {
      await ended(await drive(['release', site, path.join(folder, word)]));
      expect(wordOf(currentOf(site))).toBe(word);
    }
    const left = readdirSync(path.join(site, 'releases'));
    expect(left.filter((name) => !/^\d+$/.test(name))).toEqual([]);
    expect(left.length).toBeLessThanOrEqual(5);
  },
);

it('a process that does not end by itself is told, and ended', async () => {
  const child = await drive(['hold', path.join(folderWith({}), 'lock')]);
  await expect(endedByItself(child, 100)).rejects.toThrow(
    /hold .* did not end by itself within 0 s\. Remedy/,
  );
  expect(child.signalCode).toBe('SIGKILL');
});
