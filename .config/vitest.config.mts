import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const timeout = 60_000;

/**
 * `unit` mirrors src, `content` reads what authors write, `programs` runs the programs
 * that pages show, for which it needs interpreters, `acceptance` holds the specification and the seed to their
 * words, `changes` runs checks on a copy whose content has changed; none needs a build or a browser. Those that only read
 * share one module graph, which spares most of their time.
 */
const project = (name: string, isolate: boolean) => ({
  resolve: {alias: {'@site': root}},
  test: {
    root,
    name,
    isolate,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: timeout,
    hookTimeout: timeout,
  },
});

/** Journeys in browsers: they need a build, which their setup makes, and wait for pages. */
const engines = {
  resolve: {alias: {'@site': root}},
  test: {
    root,
    name: 'engines',
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/setup.ts',
    testTimeout: timeout,
    hookTimeout: 5 * timeout,
  },
};

export default defineConfig({
  test: {
    root,
    projects: [
      project('unit', true),
      project('content', false),
      project('programs', false),
      project('acceptance', false),
      project('changes', true),
      engines,
    ],
  },
});
