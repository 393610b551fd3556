/** The browser tests on the plain site (SPEED=off): all that do not speak of what makes the site faster. */
import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from '../playwright.config';

const root = path.resolve();
const port = Number(process.env.E2E_PORT ?? 3230);
const running = process.env.BASE_URL;
const outDir = 'build-plain';
const baseURL = running ?? `http://localhost:${port}`;

/** Specs of what the plain site does not have: styles in the page, React that waits for the reader, prefetching, route groups. */
const ofSpeed = [
  'back-forward-cache',
  'before-interaction',
  'below-the-fold',
  'chunks',
  'during-hydration',
  'first-interactions',
  'first-interactions-planted',
  'first-paint',
  'page-styles',
  'prefetch',
  'press-before-hydration',
  'recover',
  'search-first',
];

/** Single tests of speed in other specs, and of what the stock packages do otherwise. */
const titles = [
  // A file that does not come is an error of the page, beside the notice.
  /chunk load failure: a red message/,
  // One sheet has the styles of all pages.
  /code, styles and data of the console are downloaded at the first click/,
  // The theme hides focus rings by a class of the body (patch "focus-ring").
  /a click leaves no ring/,
];

export default defineConfig<object, {outDir: string}>({
  ...base,
  grepInvert: [...[base.grepInvert ?? []].flat(), ...titles],
  testDir: path.join(root, 'tests/e2e'),
  outputDir: path.join(root, 'test-results/plain'),
  reporter: [
    ['dot'],
    ['json', {outputFile: path.resolve(root, process.env.TEST_REPORT ?? 'test-results/plain.json')}],
  ],
  projects: [
    {
      name: 'plain',
      testIgnore: [
        'variant/**',
        'visual/**',
        'folder/**',
        'stock/**',
        'foreign/**',
        ...ofSpeed.map((name) => `${name}.spec.ts`),
      ],
    },
  ],
  use: {...base.use, baseURL, outDir},
  webServer: running
    ? []
    : [
        {
          command: 'node --import tsx src/cli/serve.ts',
          cwd: root,
          url: baseURL,
          env: {PORT: String(port), OUT_DIR: outDir, SPEED: 'off'},
          timeout: 4 * 60_000,
        },
      ],
});
