/** `npx tsx tests/build.ts`: the two builds that tests read, made where there are none of the present sources. */
import {run} from '../src/cli/command';
import {ensureBuild} from '../src/cli/make-build';
import {ensureFixture} from './fixture/build';

const builds: Readonly<Record<string, () => Promise<void>>> = {
  site: () => ensureBuild({outDir: 'build'}),
  fixture: ensureFixture,
};

run(async () => {
  const named = process.argv.slice(2);
  for (const name of named.length ? named : Object.keys(builds)) {
    const build = builds[name];
    if (!build)
      throw new Error(`There is no build "${name}". Remedy: choose from ${Object.keys(builds).join(', ')}.`);
    await build();
  }
});
