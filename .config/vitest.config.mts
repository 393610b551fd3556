import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const alias = {'@site': root};

/** Unit tests mirror `src`; content tests read what authors write. Neither needs a build or a browser. */
export default defineConfig({
  test: {
    root,
    testTimeout: 60_000,
    projects: [
      {
        resolve: {alias},
        test: {root, name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000},
      },
      {
        resolve: {alias},
        test: {root, name: 'content', include: ['tests/content/**/*.test.ts'], testTimeout: 60_000},
      },
    ],
  },
});
