import {readdirSync, readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const timeout = 60_000;

/** Vitest would leave a core to itself; much of a test is waiting for another process. */
const maxWorkers = availableParallelism();

/** Unit tests that put something in the place of a module or of what browsers have: others must not find it. */
const replacing = readdirSync(path.join(root, 'tests/unit'), {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `tests/unit/${name.replaceAll('\\', '/')}`)
  .filter((name) =>
    /\b(vi\.(mock|doMock|resetModules|stubGlobal)|stubPage)\(/.test(
      readFileSync(path.join(root, name), 'utf8'),
    ),
  );

/**
 * `unit` mirrors src, `content` reads what authors write, `programs` runs the programs
 * that pages show, for which it needs interpreters, `acceptance` holds the specification and the seed to their
 * words, `changes` runs checks on a copy whose content has changed; none needs a build or a browser. They share one
 * module graph, which spares most of their time, but for those that change it or their process.
 */
const project = (
  name: string,
  {isolate = false, include = [`tests/${name}/**/*.test.ts`], exclude = [] as string[]} = {},
) => ({
  resolve: {alias: {'@site': root}},
  test: {
    root,
    name,
    isolate,
    include,
    exclude,
    testTimeout: timeout,
    hookTimeout: timeout,
  },
});

/** Copies of the project with changed content: each runs whole commands, which have all cores, so it is one at a time. */
const copies = project('changes', {isolate: true});
const changes = {...copies, test: {...copies.test, maxWorkers: 1, sequence: {groupOrder: 2}}};

/** Journeys in browsers: they need a build, which their setup makes, and wait for pages. */
const engines = {
  resolve: {alias: {'@site': root}},
  test: {
    root,
    name: 'engines',
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/setup.ts',
    // One for each engine: readers wait more than they do.
    maxWorkers: 3,
    sequence: {groupOrder: 1},
    testTimeout: timeout,
    hookTimeout: 5 * timeout,
  },
};

export default defineConfig({
  test: {
    root,
    maxWorkers,
    projects: [
      project('unit', {exclude: replacing}),
      project('unit-replacing', {isolate: true, include: replacing}),
      project('content'),
      project('programs'),
      project('acceptance'),
      changes,
      engines,
    ],
  },
});
