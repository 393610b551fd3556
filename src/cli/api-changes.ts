/** The last step of `npm run api:generate`: the change log and the catalogue of errors of each API, which link to the generated pages. */
import {writeCatalogue, writeChanges} from '../api-reference/contract';
import {specifications} from '../site/apis';
import {run} from './command';

run(async () => {
  for (const specification of specifications) {
    await writeChanges(specification);
    await writeCatalogue(specification);
  }
});
