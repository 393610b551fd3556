import {availableParallelism} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const timeout = 60_000;

/**
 * `unit` mirrors src, `content` reads what authors write, `built` reads the files of the two builds. At night `programs`
 * runs the programs that pages show, `night` needs further programs of the system or minutes, `engines` drives Firefox and
 * WebKit.
 */
const project = (name: string, further = {}) => ({
  resolve: {alias: {'@site': root}},
  test: {
    root,
    name,
    // Files share one module graph, which spares most of their time: a test that changes a module or its process does
    // not belong here.
    isolate: false,
    include: [`tests/${name}/**/*.test.ts`],
    env: {TZ: 'Europe/London', LC_ALL: 'C.UTF-8'},
    testTimeout: timeout,
    hookTimeout: timeout,
    ...further,
  },
});

export default defineConfig({
  test: {
    root,
    maxWorkers: availableParallelism(),
    projects: [
      project('unit'),
      project('content'),
      project('built'),
      project('programs'),
      project('night'),
      // One at a time: readers wait more than they do, and two engines beside each other wait for a busy machine.
      project('engines', {isolate: true, maxWorkers: 1, hookTimeout: 5 * timeout}),
    ],
  },
});
