/** The site without our overrides of the API reference, whose places docusaurus-theme-openapi-docs takes. */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {copySources} from '../../fixture/copySources';
import {ensureBuild} from '../../../src/cli/make-build';
import {alone, group} from '../../../src/api-reference/overrides';
import {buildVariables} from '../../../src/site/env';

const outDir = 'build-stock';

const removed = [...group, ...alone];

/** The settings of whoever runs the tests are not those of this build. */
const settings = Object.fromEntries(buildVariables.map((name) => [name, undefined]));

/** Inside the project, so that its packages are found. */
function copySite(): string {
  const folder = path.resolve('test-results', outDir);
  copySources(folder);
  // Deeper folders first: `ApiItem/Layout` stands in `ApiItem`.
  for (const name of removed.sort().reverse())
    rmSync(path.join(folder, 'src/theme', name), {recursive: true});
  return folder;
}

/**
 * Makes sure that there is a build of it; builds when there is none.
 *
 * @throws Error when the build fails; its own message stands above, its sources are in `test-results`
 */
export const ensureStock = (): Promise<void> =>
  ensureBuild({outDir, variables: settings, also: ['tests/e2e/stock'], sources: copySite});
