/** Once for all engines: builds what is served, and the seed of every chance, which is printed. */
import type {TestProject} from 'vitest/node';
import {ensureBuild} from '../../src/cli/ensure-build';
import {variant} from '../e2e/variant';
import {serve} from './reader';

declare module 'vitest' {
  export interface ProvidedContext {
    seed: number;
    site: string;
    /** Origin of the build that has an announcement; undefined where somebody's own site is tested. */
    variant: string | undefined;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  console.log(`SEED=${seed} repeats the presses of this run`);
  project.provide('seed', seed);
  const running = process.env.SITE_URL;
  if (running) {
    project.provide('site', running);
    project.provide('variant', process.env.VARIANT_URL);
    return () => undefined;
  }
  await ensureBuild('build');
  await ensureBuild('build-variant', variant);
  const [site, other] = [await serve('build'), await serve('build-variant')];
  project.provide('site', site.url);
  project.provide('variant', other.url);
  return () => {
    site.close();
    other.close();
  };
}
