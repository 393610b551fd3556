/** The programs that only the full run needs; nothing here installs them (.github/workflows/nightly.yml does). */
import {existsSync} from 'node:fs';
import type {Variables} from '../command';
import {find, type Program} from './find';

const compilesCSharp = `folder=$(mktemp -d)
: > "$folder/empty.cs" && mcs -target:library -r:System.Net.Http.dll,System.Runtime.Serialization.dll,System.Xml.Linq.dll "$folder/empty.cs"
status=$?
rm -r "$folder"
exit $status`;

const named = (names: string): Program[] => names.split(' ').map((name) => ({name}));

/** By the project of Vitest whose tests need them. */
const needed: Readonly<Record<string, readonly Program[]>> = {
  engines: [
    {
      name: 'firefox',
      variable: 'FIREFOX_PATH',
      files: [
        '/usr/bin/firefox-esr',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ],
    },
    {name: 'WebKitWebDriver', variable: 'WEBKIT_DRIVER_PATH'},
    // The windows of WebKit.
    ...named('Xvfb openbox'),
  ],
  night: [
    {name: 'nginx', variable: 'NGINX_PATH', files: ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx']},
    {
      name: 'ngx_brotli',
      files: ['lib', 'share'].map(
        (folder) => `/usr/${folder}/nginx/modules/ngx_http_brotli_static_module.so`,
      ),
    },
    {name: 'newsboat', variable: 'NEWSBOAT_PATH'},
    {name: 'pdftotext', variable: 'PDFTOTEXT_PATH'},
  ],
  // What the pages tell their readers to run.
  programs: [
    ...named('bash curl dig gpg jq mcs mono openssl perl php pwsh python3'),
    ...named('sha256sum shasum ssh-keygen unzip'),
    // macOS has a "java" that only says where to get one.
    {name: 'java', probe: ['java', '-version']},
    {name: 'javac', probe: ['javac', '-version']},
    {name: 'libraries for C#', probe: ['sh', '-c', compilesCSharp]},
    {name: 'curl for PHP', probe: ['php', '-r', 'exit((int) !extension_loaded("curl"));']},
    {name: 'requests for Python', probe: ['python3', '-c', 'import requests']},
  ],
};

/** @throws Error when the table has no such program */
export function programNamed(name: string): Program {
  const all = Object.values(needed).flat();
  const program = all.find((candidate) => candidate.name === name);
  if (!program) throw new Error(`src/cli/system has no "${name}". Remedy: add it, or correct the name.`);
  return program;
}

/**
 * @param project of Vitest
 * @returns the programs without which tests of it are left out, one sentence each
 */
export const missingFor = (project: string, variables: Variables = process.env): string[] =>
  (needed[project] ?? [])
    .filter((program) => !find(program, variables))
    .map(({name}) => `${project}: ${name} is not installed`);

const finder = (name: string) => (): string | undefined => find(programNamed(name));

export const findFirefox = finder('firefox');
export const findNewsboat = finder('newsboat');
export const findNginx = finder('nginx');
export const findPdftotext = finder('pdftotext');
export const findWebKitDriver = finder('WebKitWebDriver');

/** @returns the browser that the WebDriver of WebKitGTK starts, or undefined: the driver then looks itself */
export const findMiniBrowser = (): string | undefined =>
  ['x86_64', 'aarch64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file));
