/** Programs of the system that the tests need: found where they are, or installed where that is possible. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {say} from './command';

type Variables = Record<string, string | undefined>;

const chromiumFiles = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const nginxFiles = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  '/usr/local/bin/nginx',
];

function find(name: string, files: string[], variables: Variables): string | undefined {
  const named = variables[name];
  if (named && !existsSync(named)) {
    throw new Error(
      `${name} is "${named}", and no such file exists. Remedy: correct it, or unset it to use an installed program.`,
    );
  }
  return named || files.find((file) => existsSync(file));
}

/**
 * @param variables the environment; `CHROMIUM_PATH` names a browser and goes before every other
 * @returns the path of an installed Chromium or Chrome, or undefined
 * @throws Error when `CHROMIUM_PATH` names no file
 */
export function findChromium(variables: Variables = process.env): string | undefined {
  return find('CHROMIUM_PATH', chromiumFiles, variables);
}

/** The same for nginx, with `NGINX_PATH`. */
export function findNginx(variables: Variables = process.env): string | undefined {
  return find('NGINX_PATH', nginxFiles, variables);
}

const succeeds = (command: string, args: string[]) =>
  spawnSync(command, args, {stdio: 'ignore'}).status === 0;

function ensure(found: () => string | undefined, debian: string, purpose: string, variable: string): string {
  const present = found();
  if (present) return present;
  say(`Installing ${debian} for ${purpose} (apt-get install ${debian})`);
  succeeds('apt-get', ['update', '-qq']);
  succeeds('apt-get', ['install', '-y', '-qq', debian]);
  const installed = found();
  if (installed) return installed;
  throw new Error(
    `The tests need ${debian} for ${purpose}, and it could not be installed. Remedy: install it, or set ${variable} to its executable.`,
  );
}

/**
 * @returns the path of a browser, installed if need be
 * @throws Error with the remedy when none is there and none can be installed
 */
export function ensureChromium(): string {
  return ensure(() => findChromium(), 'chromium', 'the browser tests', 'CHROMIUM_PATH');
}

/** The same for nginx, in front of which the published configuration is tested. */
export function ensureNginx(): string {
  return ensure(() => findNginx(), 'nginx-light', 'the test of its configuration', 'NGINX_PATH');
}
