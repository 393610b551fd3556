/** The one browser that commands and tests start: a Chromium of the machine, or the one that Playwright installs. */
import {spawnSync} from 'node:child_process';
import {chromium} from '@playwright/test';
import {say, type Variables} from '../command';
import {find, onPath} from './find';

const places: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  // The headless shell draws the same pages with less work.
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ],
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
};

/**
 * @param variables the environment, whose CHROMIUM_PATH goes before every other place
 * @returns the program of the browser, or undefined
 * @throws Error when CHROMIUM_PATH names no file
 */
export function findHeadlessChromium(variables: Variables = process.env): string | undefined {
  const {platform} = process;
  const files = [...(places[platform] ?? [])];
  if (platform !== 'linux') files.push(chromium.executablePath());
  return find({name: 'chromium', variable: 'CHROMIUM_PATH', files}, variables);
}

/** Where Chromium is to be installed. */
export type Machine = {
  platform: NodeJS.Platform;
  isRoot: boolean;
  /** Somebody can answer sudo. */
  isTerminal: boolean;
  variables: Variables;
  /** The program of the browser, if there is one. */
  find: () => string | undefined;
};

const thisMachine = (): Machine => ({
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  isTerminal: process.stdin.isTTY && process.stdout.isTTY,
  variables: process.env,
  find: findHeadlessChromium,
});

/** Debian has a package of the headless shell alone; Ubuntu has none, but Chromium. */
const steps = [
  ['update', '-qq'],
  ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
  ['install', '-y', '--no-install-recommends', 'chromium'],
];

/**
 * Installs Chromium where there is none and the machine has apt; elsewhere, or when that fails, says what to do.
 *
 * @param machine this one when left out
 */
export function installChromium(machine: Machine = thisMachine()): void {
  const {platform, isRoot, isTerminal, variables} = machine;
  if (machine.find()) return;
  const hasApt = platform === 'linux' && onPath('apt-get', variables) !== undefined;
  // Without a terminal sudo cannot ask for a password, and must not wait for one.
  const before = isRoot ? [] : isTerminal ? ['sudo'] : ['sudo', '-n'];
  for (const step of hasApt ? steps : []) {
    if (machine.find()) return;
    const [command = '', ...args] = [...before, 'apt-get', ...step];
    say(`Chromium is missing: ${[command, ...args].join(' ')}`);
    spawnSync(command, args, {stdio: 'inherit', env: variables});
  }
  if (machine.find()) return;
  const remedy = platform === 'linux' ? 'install Chromium' : 'npx playwright install chromium';
  say(`The browser tests need Chromium. Remedy: ${remedy}, or set CHROMIUM_PATH to its program.`);
}
