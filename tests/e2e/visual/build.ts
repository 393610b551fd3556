/**
 * The site of the pictures: the looks of this one around content of its own, so that no page that an author writes
 * changes a picture, in fonts from npm, so that machines agree about letters. `site` holds what is put over a copy.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {appendFileSync, cpSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copySources} from '../../../src/cli/copy-sources';
import {originOf} from '../../../src/cli/build-freshness';
import {makeIfStale} from '../../../src/cli/make-build';
import type {Origin} from '../../../src/releases/contract.node';
import {buildVariables} from '../../../src/site/env';
import {apis, products, roles} from './site/lists';

/** Name of the static folder, in the root of the project. */
export const outDir = 'build-pictures';

/** Beside those of the other builds. */
export const port = Number(process.env.E2E_PORT ?? 3210) + 3;

const overlay = path.join(__dirname, 'site');
const day = '2025-01-06T09:00:00Z';
const content = ['docs', 'blog', 'openapi'];
/** The settings of whoever runs the tests are not those of the pictures. */
const settings = Object.fromEntries(buildVariables.map((name) => [name, undefined]));

const fonts = [
  ['Pictures Sans', 'dejavu-sans', 400],
  ['Pictures Sans', 'dejavu-sans', 700],
  ['Pictures Mono', 'dejavu-mono', 400],
  ['Pictures Mono', 'dejavu-mono', 700],
] as const;

const faces = fonts.map(([family, name, weight]) => {
  const file = `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url('~${file}') format('woff2'); }`;
});

/** Letters stand where their widths put them, without the hints that a machine is set to. */
const letters = '* { text-rendering: geometricPrecision; }';

/** One place of the sources that the pictures have otherwise. */
type Change = {file: string; pattern: RegExp; text: string};

const list = (file: string, name: string, value: object): Change => ({
  file,
  pattern: new RegExp(`(?<=const ${name}: [^=\n]+ = )\\[$[^]*?^\\](?=;$)`, 'm'),
  text: JSON.stringify(value),
});

const changes: Change[] = [
  list('src/site/products.ts', 'products', products),
  list('src/site/apis.ts', 'apis', apis),
  list('src/pages/index.tsx', 'roles', roles),
  {
    file: 'src/pages/index.tsx',
    pattern: /(?<=<p className={styles.summary}>\s*)[^<\s][^<]*[^<\s]/,
    text: 'Help, documentation and news.',
  },
  {file: 'src/site/identity.ts', pattern: /(?<=blogDescription: )'.*'/, text: "'What is new.'"},
  {file: 'src/css/tokens.css', pattern: /(?<=--ifm-font-family-base: ).*(?=;)/, text: "'Pictures Sans'"},
  {file: 'src/css/tokens.css', pattern: /(?<=--ifm-font-family-monospace: ).*(?=;)/, text: "'Pictures Mono'"},
];

/** @throws Error when the place is not there any more */
function apply(folder: string, {file, pattern, text}: Change): void {
  const target = path.join(folder, file);
  const source = readFileSync(target, 'utf8');
  if (!pattern.test(source))
    throw new Error(
      `${file}: no place matches ${pattern}, which the site of the pictures replaces. Remedy: mend the list of changes in tests/e2e/visual/build.ts.`,
    );
  writeFileSync(
    target,
    source.replace(pattern, () => text),
  );
}

/** A history of one day: pages show when they changed. Inside a hook, Git names the repository of the project. */
function commit(folder: string): void {
  const surroundings = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Pictures', '-c', 'user.email=pictures@example.com', ...args], {
      cwd: folder,
      env: {...Object.fromEntries(surroundings), GIT_AUTHOR_DATE: day, GIT_COMMITTER_DATE: day},
    });
  git('init', '--quiet');
  git('add', ...content, 'src/pages');
  git('commit', '--quiet', '--no-verify', '--no-gpg-sign', '--message', 'Content');
}

/** Inside the project, so that its packages are found. */
function copySite(): string {
  const folder = path.resolve('test-results', 'pictures');
  copySources(folder);
  for (const name of content) rmSync(path.join(folder, name), {recursive: true});
  cpSync(overlay, folder, {recursive: true});
  writeFileSync(
    path.join(folder, 'sidebars.ts'),
    "export {default} from './tests/e2e/visual/site/sidebars';\n",
  );
  for (const change of changes) apply(folder, change);
  appendFileSync(path.join(folder, 'src/css/custom.css'), [...faces, letters].join('\n'));
  commit(folder);
  return folder;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(folder, name))
    .filter((name) => statSync(name).isFile())
    .sort();

/** What the site is made from: that of the others without their content. */
function origin(): Origin {
  const ofOthers = originOf({variables: settings, without: content});
  const hash = createHash('sha256').update(ofOthers.sources);
  for (const file of [__filename, ...filesBelow(overlay)])
    hash.update(`${path.relative(__dirname, file)}\0`).update(readFileSync(file));
  return {...ofOthers, sources: hash.digest('hex')};
}

/**
 * Makes sure that `build-pictures` holds the site of the pictures; builds when it does not.
 *
 * @throws Error when the build fails; its own message stands above, its sources are in `test-results/pictures`
 */
export const ensurePictures = (): Promise<void> =>
  makeIfStale({outDir, origin: origin(), variables: settings, sources: copySite});
