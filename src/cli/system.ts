/** Programs of the system: Chromium, which is installed where it is missing, and those that only the full run needs. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {say, type Variables} from './command';

type Program = {
  /** Variable of the environment that names its file, and goes before every other place. */
  variable?: string;
  /** Where it is, beside the folders of PATH. */
  files?: readonly string[];
  /** A command that succeeds where the program is installed. */
  probe?: readonly [command: string, ...args: string[]];
};

const compilesCSharp = `folder=$(mktemp -d)
: > "$folder/empty.cs" && mcs -target:library -r:System.Net.Http.dll,System.Runtime.Serialization.dll,System.Xml.Linq.dll "$folder/empty.cs"
status=$?
rm -r "$folder"
exit $status`;

const named = (names: string): Record<string, Program> =>
  Object.fromEntries(names.split(' ').map((name) => [name, {}]));

/**
 * What only the full run needs, by the project of Vitest whose tests need it, and by its command or what a library is
 * called in messages. Nothing here installs them (.github/workflows/nightly.yml does).
 */
const needed: Readonly<Record<string, Readonly<Record<string, Program>>>> = {
  engines: {
    firefox: {
      variable: 'FIREFOX_PATH',
      files: [
        '/usr/bin/firefox-esr',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ],
    },
    WebKitWebDriver: {variable: 'WEBKIT_DRIVER_PATH'},
    // The windows of WebKit.
    ...named('Xvfb openbox'),
  },
  night: {
    nginx: {variable: 'NGINX_PATH', files: ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx']},
    ngx_brotli: {
      files: ['lib', 'share'].map(
        (folder) => `/usr/${folder}/nginx/modules/ngx_http_brotli_static_module.so`,
      ),
    },
    newsboat: {variable: 'NEWSBOAT_PATH'},
    pdftotext: {variable: 'PDFTOTEXT_PATH'},
  },
  // What the pages tell their readers to run.
  programs: {
    ...named('bash black curl dig gpg jq mcs mono openssl perl php phpcs pwsh python3'),
    ...named('sha256sum shasum shfmt ssh-keygen unzip'),
    // macOS has a "java" that only says where to get one.
    java: {probe: ['java', '-version']},
    javac: {probe: ['javac', '-version']},
    'libraries for C#': {probe: ['sh', '-c', compilesCSharp]},
    'curl for PHP': {probe: ['php', '-r', 'exit((int) !extension_loaded("curl"));']},
    'requests for Python': {probe: ['python3', '-c', 'import requests']},
  },
};

/** The one browser that commands and tests start. The headless shell draws the same pages with less work. */
const browser: Program = {
  variable: 'CHROMIUM_PATH',
  files: [
    ...[
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ].map((name) => `/usr/bin/${name}`),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    // On Linux, what Playwright installs lacks libraries of the system.
    ...(process.platform === 'linux' ? [] : [chromium.executablePath()]),
  ],
};

const endings = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];

/** @returns the file of a command in the folders of PATH, or undefined */
const onPath = (name: string, {PATH = ''}: Variables): string | undefined =>
  PATH.split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => endings.map((ending) => path.join(folder, name + ending)))
    .find((file) => existsSync(file));

function find(name: string, program: Program, variables: Variables): string | undefined {
  const {variable, files = [], probe} = program;
  const file = variable && variables[variable];
  if (file && !existsSync(file))
    throw new Error(
      `${variable} is "${file}", and no such file exists. Remedy: correct it, or unset it to use an installed program.`,
    );
  if (!probe) return file || files.find((place) => existsSync(place)) || onPath(name, variables);
  const [command, ...args] = probe;
  return spawnSync(command, args, {stdio: 'ignore', env: variables}).status === 0 ? command : undefined;
}

/**
 * @param name of a program that only the full run needs
 * @returns its file, or undefined; of a library, the program that loads it
 * @throws Error when its variable names no file, or the table has no such program
 */
export function findProgram(name: string, variables: Variables = process.env): string | undefined {
  const program = Object.values(needed).find((programs) => name in programs)?.[name];
  if (!program) throw new Error(`src/cli/system.ts has no "${name}". Remedy: add it, or correct the name.`);
  return find(name, program, variables);
}

/**
 * @param project of Vitest
 * @returns the programs without which tests of it are left out, one sentence each
 */
export const missingFor = (project: string, variables: Variables = process.env): string[] =>
  Object.keys(needed[project] ?? {})
    .filter((name) => !findProgram(name, variables))
    .map((name) => `${project}: ${name} is not installed`);

/**
 * @param variables the environment, whose CHROMIUM_PATH goes before every other place
 * @returns the program of the browser, or undefined
 * @throws Error when CHROMIUM_PATH names no file
 */
export const findChromium = (variables: Variables = process.env): string | undefined =>
  find('chromium', browser, variables);

/** Debian has a package of the headless shell alone; Ubuntu has none, but Chromium. */
const steps = [
  ['update', '-qq'],
  ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
  ['install', '-y', '--no-install-recommends', 'chromium'],
];

/** Installs Chromium where there is none and the machine has apt; elsewhere, or when that fails, says what to do. */
export function installChromium(): void {
  const isThere = () => findChromium() !== undefined;
  if (isThere()) return;
  const hasApt = process.platform === 'linux' && onPath('apt-get', process.env) !== undefined;
  // Without a terminal sudo cannot ask for a password, and must not wait for one.
  const sudo = process.stdin.isTTY && process.stdout.isTTY ? ['sudo'] : ['sudo', '-n'];
  for (const step of hasApt ? steps : []) {
    const [command = '', ...args] = [...(process.getuid?.() === 0 ? [] : sudo), 'apt-get', ...step];
    say(`Chromium is missing: ${[command, ...args].join(' ')}`);
    spawnSync(command, args, {stdio: 'inherit'});
    if (isThere()) return;
  }
  const remedy = process.platform === 'linux' ? 'install Chromium' : 'npx playwright install chromium';
  say(`The browser tests need Chromium. Remedy: ${remedy}, or set CHROMIUM_PATH to its program.`);
}
