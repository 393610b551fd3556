/** `npm run build:tests`: the builds that the browser tests read, made once for all steps of the check. */
import {ensureBuild} from '../src/cli/ensure-build';
import {run} from '../src/cli/command';
import {folderSite} from './e2e/folder/site';
import {variant} from './e2e/variant';
import {ensurePictures} from './e2e/visual/build';

run(async () => {
  await ensureBuild('build');
  await ensureBuild('build-variant', variant);
  await ensureBuild(folderSite.outDir, {SITE_URL: folderSite.publicUrl});
  await ensurePictures();
});
