/** The site of the pictures in two languages: what a second one changes in every room, with three pages in Welsh. */
import {createHash} from 'node:crypto';
import {cpSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {originOf} from '../../../src/cli/build-freshness';
import {makeIfStale} from '../../../src/cli/make-build';
import type {Origin} from '../../../src/releases/contract.node';
import {buildVariables} from '../../../src/site/env';
import {copySite, replaced} from '../../support/siteCopy';
import {apis} from '../visual/site/lists';

export const outDir = 'build-welsh';

/** Beside those of the other builds. */
export const port = Number(process.env.E2E_PORT ?? 3210) + 8;

/** The settings of whoever runs the tests are not those of this site. */
const settings = Object.fromEntries(buildVariables.map((name) => [name, undefined]));

const overlay = path.join(__dirname, 'site');

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name))
    .sort();

const sources = [
  overlay,
  ...['tests/support/siteCopy', 'tests/e2e/visual/site'].map((one) => path.resolve(one)),
];

function origin(): Origin {
  const ofOthers = originOf({variables: settings, without: replaced});
  const hash = createHash('sha256').update(ofOthers.sources);
  for (const file of [__filename, ...sources.flatMap(filesBelow)])
    hash.update(`${path.relative('.', file)}\0`).update(readFileSync(file));
  return {...ofOthers, sources: hash.digest('hex')};
}

function copyWelsh(): string {
  const folder = path.resolve('test-results', 'welsh');
  copySite(folder, {
    apis,
    changes: [
      {
        file: 'src/site/language/languages.ts',
        pattern: /(?<=calendar: 'gregory'\},\n)/,
        text: "  cy: {label: 'Cymraeg', htmlLang: 'cy', direction: 'ltr', calendar: 'gregory'},\n",
      },
    ],
    write() {
      writeFileSync(
        path.join(folder, 'sidebars.ts'),
        "export {default} from './tests/e2e/visual/site/sidebars';\n",
      );
      cpSync(overlay, folder, {recursive: true});
    },
  });
  return folder;
}

/**
 * Makes sure that `build-welsh` holds the site; builds when it does not.
 *
 * @throws Error when the build fails; its own message stands above, its sources are in `test-results/welsh`
 */
export const ensureWelsh = (): Promise<void> =>
  makeIfStale({outDir, origin: origin(), variables: settings, sources: copyWelsh});
