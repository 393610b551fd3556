import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Variables} from '../command';
import type {Program} from './program';
import {programNamed} from './programs';

const endings = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];

function onPath(name: string, {PATH = ''}: Variables): string | undefined {
  return PATH.split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => endings.map((ending) => path.join(folder, name + ending)))
    .find((file) => existsSync(file));
}

/**
 * @param variables the environment
 * @returns the file of an installed program, or undefined; of a library, the program that loads it
 * @throws Error when the program's variable names no file
 */
export function find(program: Program, variables: Variables = process.env): string | undefined {
  const {name, variable, files, probe} = program;
  const named = variable && variables[variable];
  if (named && !existsSync(named))
    throw new Error(
      `${variable} is "${named}", and no such file exists. Remedy: correct it, or unset it to use an installed program.`,
    );
  if (!probe) return named || files.find((file) => existsSync(file)) || onPath(name, variables);
  const [command, ...args] = probe;
  const env = variables;
  return spawnSync(command, args, {stdio: 'ignore', env}).status === 0 ? command : undefined;
}

const finder =
  (name: string) =>
  (variables: Variables = process.env): string | undefined =>
    find(programNamed(name), variables);

export const findChromium = finder('chromium');
export const findFirefox = finder('firefox');
export const findNewsboat = finder('newsboat');
export const findNginx = finder('nginx');
export const findPdftotext = finder('pdftotext');
export const findWebKitDriver = finder('WebKitWebDriver');

const findShell = finder('chromium-headless-shell');

/**
 * The browser for tests without a window: Chromium's headless shell, which draws the same with less work, or else Chromium.
 * `CHROMIUM_PATH` goes before both.
 */
export function findHeadlessChromium(variables: Variables = process.env): string | undefined {
  return variables.CHROMIUM_PATH
    ? findChromium(variables)
    : (findShell(variables) ?? findChromium(variables));
}

/** The browser of WebKitGTK, in the library folder of the machine's architecture. */
const miniBrowserFiles = ['x86_64-linux-gnu', 'aarch64-linux-gnu', 'arm-linux-gnueabihf'].map(
  (machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`,
);

/** @returns the path of the browser that the WebDriver of WebKitGTK starts, or undefined: the driver then looks itself */
export function findMiniBrowser(): string | undefined {
  return miniBrowserFiles.find((file) => existsSync(file));
}
