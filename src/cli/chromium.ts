/** Finds a Chromium for the browser tests, or installs one. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {say} from './command';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * @param variables the environment; `CHROMIUM_PATH` names a browser and goes before every other
 * @returns the path of an installed browser, or undefined
 * @throws Error when `CHROMIUM_PATH` names no file
 */
export function findChromium(
  variables: Record<string, string | undefined> = process.env,
): string | undefined {
  const named = variables.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new Error(
      `CHROMIUM_PATH is "${named}", and no such file exists. Remedy: correct it, or unset it to use an installed browser.`,
    );
  }
  return named || candidates.find((file) => existsSync(file));
}

const succeeds = (command: string, args: string[]) =>
  spawnSync(command, args, {stdio: 'ignore'}).status === 0;

/**
 * @returns the path of a browser
 * @throws Error with the remedy when none is there and none can be installed
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  say('Installing Chromium (apt-get install chromium)');
  succeeds('apt-get', ['update', '-qq']);
  if (succeeds('apt-get', ['install', '-y', '-qq', 'chromium'])) {
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need a Chromium, and none could be installed. Remedy: install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
  );
}
