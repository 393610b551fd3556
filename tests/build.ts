/** `npm run build:tests`: the two builds that tests read, made where there are none of the present sources. */
import {ensureBuild} from '../src/cli/ensure-build';
import {run} from '../src/cli/command';
import {ensureFixture} from './fixture/build';

run(async () => {
  await ensureBuild('build');
  await ensureFixture();
});
