/** `npm run programs:install`: installs the programs that the checks need, by the table in `src/cli/system`; the dev container runs it. */
import {run} from './command';
import {installMissing} from './system';

run(async () => {
  await installMissing();
});
