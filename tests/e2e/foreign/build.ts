/** A site around documents of others, one of each kind: what a build makes of them, and not the generation alone. */
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {originOf} from '../../../src/cli/build-freshness';
import {makeIfStale} from '../../../src/cli/make-build';
import {buildVariables} from '../../../src/site/env';
import {copySiteOf, type ForeignDocument} from '../../fixture/documents';
import {replaced} from '../../fixture/copySite';

export const outDir = 'build-foreign';

const examples = path.resolve('node_modules/@readme/oas-examples');

/** Examples of the OpenAPI Initiative and of others. */
export const documents: readonly ForeignDocument[] = [
  {id: 'callbacks', title: 'OpenAPI 3.0', file: `${examples}/3.0/json/callbacks.json`},
  {id: 'links', title: 'OpenAPI 3.0, YAML', file: `${examples}/3.0/yaml/link-example.yaml`},
  {id: 'trains', title: 'OpenAPI 3.1', file: `${examples}/3.1/json/train-travel.json`},
  {id: 'events', title: 'Webhooks only', file: `${examples}/3.1/json/webhooks.json`},
];

const settings = Object.fromEntries(buildVariables.map((name) => [name, undefined]));

const sources = ['tests/fixture'];

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name))
    .sort();

function origin() {
  const ofOthers = originOf({variables: settings, without: replaced});
  const hash = createHash('sha256').update(ofOthers.sources);
  for (const file of [__filename, ...sources.flatMap(filesBelow)])
    hash.update(`${path.relative('.', file)}\0`).update(readFileSync(file));
  return {...ofOthers, sources: hash.digest('hex')};
}

/**
 * Makes sure that `build-foreign` holds the site; builds when it does not.
 *
 * @throws Error when the build fails; its own message stands above, its sources are in `test-results/foreign`
 */
export const ensureForeign = (): Promise<void> =>
  makeIfStale({
    outDir,
    origin: origin(),
    variables: settings,
    sources() {
      const folder = path.resolve('test-results', 'foreign');
      copySiteOf(documents, folder);
      return folder;
    },
  });
