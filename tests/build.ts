/**
 * `npm run build:tests`: the builds that the browser tests read, made once for all steps of the check. `-- site variant`
 * makes these alone.
 */
import {ensureBuild} from '../src/cli/ensure-build';
import {run} from '../src/cli/command';
import {folderSite} from './e2e/folder/site';
import {variant} from './e2e/variant';
import {ensureStock} from './e2e/stock/build';
import {ensurePictures} from './e2e/visual/build';

/** By the project of Playwright that reads them. */
const builds: Readonly<Record<string, () => Promise<void>>> = {
  site: () => ensureBuild('build'),
  variant: () => ensureBuild('build-variant', variant),
  folder: () => ensureBuild(folderSite.outDir, {SITE_URL: folderSite.publicUrl}),
  visual: ensurePictures,
  stock: ensureStock,
};

run(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !builds[name]);
  if (unknown)
    throw new Error(`There is no build "${unknown}". Remedy: choose of ${Object.keys(builds).join(', ')}.`);
  for (const [name, build] of Object.entries(builds))
    if (!wanted.length || wanted.includes(name)) await build();
});
