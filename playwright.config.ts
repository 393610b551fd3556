import {defineConfig} from '@playwright/test';
import {findHeadlessChromium} from './src/cli/system';
import {variant} from './tests/e2e/variant';

/** Ports of the two servers; they answer on this machine only. */
const port = Number(process.env.E2E_PORT ?? 3210);
/** Sites that run already, for work on a single spec; without them the tests build and serve their own. */
const running = process.env.BASE_URL;
const baseURL = running ?? `http://localhost:${port}`;
const variantURL = process.env.VARIANT_URL ?? `http://localhost:${port + 1}`;
const shell = ['colour-mode', 'storage', 'search-modal', 'mobile-menu', 'mobile-dialog'].map(
  (name) => `${name}.spec.ts`,
);
const server = 'node --import tsx src/cli/serve.ts';
const buildMinutes = 4 * 60_000;

const browserArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Letters without what a machine adds to them: hints, colours of a screen's stripes, a profile, a processor's own code. */
const plainLetters = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // What only the full run has: CONTRIBUTING, "The checks", says what, and why.
  grepInvert: process.env.FULL ? undefined : /@full/,
  timeout: 60_000,
  expect: {timeout: 10_000},
  // On GitHub, failures are told at their lines of the pull request.
  reporter: [
    [process.env.GITHUB_ACTIONS ? 'github' : 'dot'],
    ['json', {outputFile: process.env.TEST_REPORT ?? 'test-results/e2e.json'}],
  ],
  use: {
    baseURL,
    viewport: {width: 1440, height: 900},
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: {executablePath: findHeadlessChromium(), args: browserArgs},
  },
  projects: [
    {
      name: 'site',
      testIgnore: ['variant/**', 'visual/**', 'folder/**', 'stock/**', 'foreign/**', 'welsh/**', 'live/**'],
    },
    {
      name: 'visual',
      testMatch: 'visual/*.spec.ts',
      use: {launchOptions: {executablePath: findHeadlessChromium(), args: [...browserArgs, ...plainLetters]}},
      snapshotPathTemplate: '{testDir}/visual/pictures/{arg}{ext}',
    },
    // The same specs again, without waiting for React: what the shell promises holds before it starts.
    {name: 'before', testMatch: shell, testIgnore: 'variant/**'},
    {name: 'budgets', testDir: 'tests/bench'},
    // What the next version of Docusaurus has to keep (src/guides/review-and-release.md, "The next Docusaurus").
    {name: 'contract', testDir: 'tests/contract'},
    // They build and serve a site of their own.
    {name: 'folder', testMatch: 'folder/*.spec.ts'},
    {name: 'stock', testMatch: 'stock/*.spec.ts'},
    {name: 'foreign', testMatch: 'foreign/*.spec.ts'},
    {name: 'live', testMatch: 'live/*.spec.ts', workers: 1, use: {trace: 'retain-on-failure'}},
    {name: 'welsh', testMatch: 'welsh/*.spec.ts'},
    {name: 'variant', testMatch: 'variant/**', use: {baseURL: variantURL}},
  ],
  webServer: running
    ? []
    : [
        {command: server, url: baseURL, env: {PORT: String(port), OUT_DIR: 'build'}, timeout: buildMinutes},
        {
          command: server,
          url: variantURL,
          env: {PORT: String(port + 1), OUT_DIR: 'build-variant', ...variant},
          timeout: buildMinutes,
        },
      ],
});
