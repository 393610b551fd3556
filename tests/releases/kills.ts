import {readFileSync} from 'node:fs';
import path from 'node:path';
import {say} from '../../src/cli/command';
import {readManifest} from '../../src/releases/contract.node';
import type {Random} from '../bench/random';
import {ended, endedByItself} from '../support/releases/kill';
import {checkNothingLeft, named, outDir, said, startBuild, whichOf} from './site';

/** A reader who looks all the time; milliseconds. */
const look = 20;

/** @returns how often a reader found no page, or half a build, until `stop` */
function reader(): {looks: () => number; missed: () => number; stop: () => void} {
  let [looks, missed] = [0, 0];
  const timer = setInterval(() => {
    looks += 1;
    try {
      const isPage = readFileSync(path.join(outDir, 'index.html'), 'utf8').includes('<main');
      if (!isPage || !readManifest(outDir)) missed += 1;
    } catch {
      missed += 1;
    }
  }, look);
  return {looks: () => looks, missed: () => missed, stop: () => clearInterval(timer)};
}

async function wholeBuild(name: string): Promise<number> {
  const {code, lasted} = await endedByItself(startBuild(outDir, named(name)));
  if (code !== 0) throw new Error(`A build failed that nobody killed:\n${said()}`);
  whichOf(outDir, [name]);
  return lasted;
}

/**
 * Kills builds, each with all its processes: each at a moment by chance in its own part of the time that one takes.
 *
 * @throws Error when the folder is not the old build or the new one, whole; or when a reader ever found less
 */
export async function killBuilds(moments: number, random: Random): Promise<void> {
  await wholeBuild('kill-0');
  const lasts = await wholeBuild('kill-1');
  say(`A build takes ${(lasts / 1000).toFixed(1)} s; killing ${moments}`);
  let last = 'kill-1';
  const watching = reader();
  for (let time = 2; time < moments + 2; time += 1) {
    const name = `kill-${time}`;
    const moment = ((time - 2 + random.next()) / moments) * lasts;
    const {code} = await ended(startBuild(outDir, named(name)), moment);
    const before = last;
    last = whichOf(outDir, [before, name]);
    const end = code === null ? `killed after ${(moment / 1000).toFixed(1)} s` : 'ended before its moment';
    say(
      `${time - 1} of ${moments}: ${end}; ${last === before ? 'the old build, whole' : 'the new build, whole'}`,
    );
  }
  watching.stop();
  if (watching.missed())
    throw new Error(`A reader found no page ${watching.missed()} of ${watching.looks()} times.`);
  say(`A reader looked ${watching.looks()} times, and always found a finished build`);
  await wholeBuild('last');
  checkNothingLeft(outDir);
}
