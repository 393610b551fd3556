/** A site around documents of others, one of each kind: what a build makes of them, and not the generation alone. */
import path from 'node:path';
import {ensureBuild} from '../../../src/cli/make-build';
import {buildVariables} from '../../../src/site/env';
import {copySiteOf, type ForeignDocument} from '../../fixture/documents';
import {data, replaced} from '../../fixture/copySite';

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

/**
 * Makes sure that `build-foreign` holds the site; builds when it does not.
 *
 * @throws Error when the build fails; its own message stands above, its sources are in `test-results/foreign`
 */
export const ensureForeign = (): Promise<void> =>
  ensureBuild({
    outDir,
    variables: settings,
    without: replaced,
    also: [...data, 'tests/fixture', 'tests/e2e/foreign'],
    sources() {
      const folder = path.resolve('test-results', 'foreign');
      copySiteOf(documents, folder);
      return folder;
    },
  });
