/** `npm run build:tests`: the two builds that the browser tests read, made once for all steps of the check. */
import {ensureBuild} from '../src/cli/build';
import {run} from '../src/cli/command';
import {variant} from './e2e/variant';

run(async () => {
  await ensureBuild('build');
  await ensureBuild('build-variant', variant);
});
