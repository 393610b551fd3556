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

const newsboatFiles = ['/usr/bin/newsboat', '/usr/local/bin/newsboat', '/opt/homebrew/bin/newsboat'];

const pdftotextFiles = ['/usr/bin/pdftotext', '/usr/local/bin/pdftotext', '/opt/homebrew/bin/pdftotext'];

const firefoxFiles = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const webKitDriverFiles = ['/usr/bin/WebKitWebDriver', '/usr/local/bin/WebKitWebDriver'];

/** The browser of WebKitGTK, in the library folder of the machine's architecture. */
const miniBrowserFiles = ['x86_64-linux-gnu', 'aarch64-linux-gnu', 'arm-linux-gnueabihf'].map(
  (machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`,
);

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

/** The same for newsboat, a feed reader, with `NEWSBOAT_PATH`. */
export function findNewsboat(variables: Variables = process.env): string | undefined {
  return find('NEWSBOAT_PATH', newsboatFiles, variables);
}

/** The same for pdftotext of Poppler, with `PDFTOTEXT_PATH`. */
export function findPdftotext(variables: Variables = process.env): string | undefined {
  return find('PDFTOTEXT_PATH', pdftotextFiles, variables);
}

/** The same for Firefox, with `FIREFOX_PATH`. */
export function findFirefox(variables: Variables = process.env): string | undefined {
  return find('FIREFOX_PATH', firefoxFiles, variables);
}

/** The same for the WebDriver of WebKitGTK, with `WEBKIT_DRIVER_PATH`. */
export function findWebKitDriver(variables: Variables = process.env): string | undefined {
  return find('WEBKIT_DRIVER_PATH', webKitDriverFiles, variables);
}

/** @returns the path of the browser that the WebDriver of WebKitGTK starts, or undefined: the driver then looks itself */
export function findMiniBrowser(): string | undefined {
  return miniBrowserFiles.find((file) => existsSync(file));
}

const succeeds = (command: string, args: string[]) =>
  spawnSync(command, args, {stdio: 'ignore'}).status === 0;

/** What the C# programs of pages refer to. */
const cSharpLibraries = {
  debian:
    'libmono-system-net-http4.0-cil libmono-system-runtime-serialization4.0-cil libmono-system-xml-linq4.0-cil',
  files: 'System.Net.Http.dll,System.Runtime.Serialization.dll,System.Xml.Linq.dll',
};

/** Debian's packages of the programs that the documentation tells its readers to run, by the name of the command; libraries that they need stand after them. */
const pagePrograms = {
  bash: 'bash',
  curl: 'curl',
  dig: 'bind9-dnsutils',
  gpg: 'gnupg',
  java: 'default-jdk-headless',
  javac: 'default-jdk-headless',
  jq: 'jq',
  mcs: `mono-mcs ${cSharpLibraries.debian}`,
  mono: 'mono-runtime',
  openssl: 'openssl',
  perl: 'perl',
  php: 'php-cli php-curl',
  python3: 'python3 python3-requests',
  ruby: 'ruby',
  sha256sum: 'coreutils',
  shasum: 'perl',
  'ssh-keygen': 'openssh-client',
  unzip: 'unzip',
};

/** A program that cannot be started has an error; one that dislikes `--version` has only a status. */
const isInstalled = (command: string) => !spawnSync(command, ['--version'], {stdio: 'ignore'}).error;

const compilesCSharp = `folder=$(mktemp -d)
: > "$folder/empty.cs" && mcs -target:library -r:${cSharpLibraries.files} "$folder/empty.cs"
status=$?
rm -r "$folder"
exit $status`;

/** Libraries that the programs of pages need, by a command that succeeds where they are there. */
const pageLibraries: Record<string, {probe: string[]; debian: string}> = {
  'libraries for C#': {probe: ['sh', '-c', compilesCSharp], debian: cSharpLibraries.debian},
  'curl for PHP': {probe: ['php', '-r', 'exit((int) !extension_loaded("curl"));'], debian: 'php-curl'},
  'requests for Python': {probe: ['python3', '-c', 'import requests'], debian: 'python3-requests'},
};

function install(packages: string[], purpose: string): void {
  say(`Installing ${packages.join(', ')} for ${purpose} (apt-get install ${packages.join(' ')})`);
  succeeds('apt-get', ['update', '-qq']);
  succeeds('apt-get', ['install', '-y', '-qq', ...packages]);
}

function ensure(found: () => string | undefined, debian: string, purpose: string, variable: string): string {
  const present = found();
  if (present) return present;
  install(debian.split(' '), purpose);
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

/** The same for newsboat, the feed reader that reads the feeds. */
export function ensureNewsboat(): string {
  return ensure(() => findNewsboat(), 'newsboat', 'the test of the feeds', 'NEWSBOAT_PATH');
}

/** The same for pdftotext, which reads what a browser prints. */
export function ensurePdftotext(): string {
  return ensure(() => findPdftotext(), 'poppler-utils', 'the test of printed pages', 'PDFTOTEXT_PATH');
}

/** The same for Firefox, in which readers' journeys are tested as well. */
export function ensureFirefox(): string {
  return ensure(() => findFirefox(), 'firefox-esr', 'the journeys in Firefox', 'FIREFOX_PATH');
}

/** The same for WebKit; its windows need a display in memory and a window manager. */
export function ensureWebKit(): string {
  const found = () => (isInstalled('Xvfb') && isInstalled('openbox') ? findWebKitDriver() : undefined);
  return ensure(found, 'webkit2gtk-driver xvfb openbox', 'the journeys in WebKit', 'WEBKIT_DRIVER_PATH');
}

/**
 * The programs with which the tests run the commands that pages show, installed if need be.
 *
 * @throws Error that names those that are missing and cannot be installed
 */
export function ensurePagePrograms(
  programs: Record<string, string> = pagePrograms,
  libraries = pageLibraries,
): void {
  const missing = () => [
    ...Object.entries(programs)
      .filter(([command]) => !isInstalled(command))
      .map(([name, debian]) => ({name, debian})),
    ...Object.entries(libraries)
      .filter(
        ([
          ,
          {
            probe: [command = '', ...args],
          },
        ]) => !succeeds(command, args),
      )
      .map(([name, {debian}]) => ({name, debian})),
  ];
  const packages = missing().flatMap(({debian}) => debian.split(' ').filter(Boolean));
  if (packages.length) install([...new Set(packages)], 'the commands that pages show');
  const still = missing().map(({name}) => name);
  if (still.length)
    throw new Error(
      `The tests run what pages show and need ${still.join(', ')}. Remedy: install them, and run the tests again.`,
    );
}
