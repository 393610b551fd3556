import {defineConfig} from '@playwright/test';
import {findChromium} from './src/cli/system';
import {fixtureSite} from './tests/fixture/settings';
import type {SiteOptions} from './tests/e2e/server';

const browserArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of one worker follow each other: a process for each would cost twice the time of its page.
  '--disable-gpu',
  '--renderer-process-limit=1',
  '--process-per-site',
];
/** Letters without what a machine adds to them: hints, colours of a screen's stripes, a profile, a processor's own code. */
const plainLetters = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
];
const executablePath = findChromium();
const {outDir, basePath} = fixtureSite;

export default defineConfig<object, SiteOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: {timeout: 15_000},
  // On GitHub, failures are told at their lines of the pull request.
  reporter: [
    [process.env.GITHUB_ACTIONS ? 'github' : 'dot'],
    ['json', {outputFile: process.env.TEST_REPORT ?? 'test-results/e2e.json'}],
  ],
  use: {
    viewport: {width: 1440, height: 900},
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: {executablePath, args: browserArgs},
  },
  projects: [
    {name: 'site', testIgnore: ['fixture/**', 'pictures/**', 'night/**']},
    {name: 'fixture', testMatch: 'fixture/*.spec.ts', use: {outDir, basePath}},
    {
      name: 'pictures',
      testMatch: 'pictures/*.spec.ts',
      use: {outDir, basePath, launchOptions: {executablePath, args: [...browserArgs, ...plainLetters]}},
      snapshotPathTemplate: '{testDir}/pictures/stored/{arg}{ext}',
    },
    // At night: what needs Java or pdftotext, other sites, and what the next version of Docusaurus has to keep.
    {name: 'night', testMatch: 'night/*.spec.ts'},
    {name: 'contract', testDir: 'tests/contract'},
  ],
});
