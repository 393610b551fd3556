/** The last step of `npm run api:generate`: the change log of each API, which links to the generated pages. */
import {writeChanges} from '../api-reference/contract';
import {specifications} from '../site/apis';
import {run} from './command';

run(async () => {
  for (const specification of specifications) await writeChanges(specification);
});
