/** The last step of `npm run api:generate`: the change log of each API, which links to the generated pages. */
import {writeChanges} from '../plugins/api-reference/changes/write';
import {specifications} from '../config/specifications';
import {run} from './command';

run(async () => {
  for (const specification of specifications) await writeChanges(specification);
});
