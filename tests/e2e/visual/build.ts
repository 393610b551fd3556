/**
 * The site of the pictures: the looks of this one around content of its own, so that no page that an author writes
 * changes a picture, in fonts from npm, so that machines agree about letters. `site` holds what is put over a copy.
 */
import {createHash} from 'node:crypto';
import {appendFileSync, readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {originOf} from '../../../src/cli/build-freshness';
import {makeIfStale} from '../../../src/cli/make-build';
import type {Origin} from '../../../src/releases/contract.node';
import {buildVariables} from '../../../src/site/env';
import {copySite, replaced, type Change} from '../../support/siteCopy';
import {apis} from './site/lists';

/** Name of the static folder, in the root of the project. */
export const outDir = 'build-pictures';

/** Beside those of the other builds. */
export const port = Number(process.env.E2E_PORT ?? 3210) + 3;

const overlay = path.join(__dirname, 'site');
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

const changes: Change[] = [
  {
    file: 'src/pages/index.tsx',
    pattern: /(?<=<p className={styles.summary}>\s*)[^<\s][^<]*[^<\s]/,
    text: 'Help, documentation and news.',
  },
  {file: 'src/site/identity.ts', pattern: /(?<=blogDescription: t)`.*`/, text: '`What is new.`'},
  {file: 'src/css/tokens.css', pattern: /(?<=--ifm-font-family-base: ).*(?=;)/, text: "'Pictures Sans'"},
  {file: 'src/css/tokens.css', pattern: /(?<=--ifm-font-family-monospace: ).*(?=;)/, text: "'Pictures Mono'"},
];

/** Inside the project, so that its packages are found. */
function copyPictures(): string {
  const folder = path.resolve('test-results', 'pictures');
  copySite(folder, {
    apis,
    changes,
    write() {
      writeFileSync(
        path.join(folder, 'sidebars.ts'),
        "export {default} from './tests/e2e/visual/site/sidebars';\n",
      );
      appendFileSync(path.join(folder, 'src/css/custom.css'), [...faces, letters].join('\n'));
    },
  });
  return folder;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(folder, name))
    .filter((name) => statSync(name).isFile())
    .sort();

/** What the site is made from: that of the others without their content. */
function origin(): Origin {
  const ofOthers = originOf({variables: settings, without: replaced});
  const hash = createHash('sha256').update(ofOthers.sources);
  for (const file of [__filename, ...[overlay, path.resolve('tests/support/siteCopy')].flatMap(filesBelow)])
    hash.update(`${path.relative(__dirname, file)}\0`).update(readFileSync(file));
  return {...ofOthers, sources: hash.digest('hex')};
}

/**
 * Makes sure that `build-pictures` holds the site of the pictures; builds when it does not.
 *
 * @throws Error when the build fails; its own message stands above, its sources are in `test-results/pictures`
 */
export const ensurePictures = (): Promise<void> =>
  makeIfStale({outDir, origin: origin(), variables: settings, sources: copyPictures});
