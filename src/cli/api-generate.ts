/**
 * `npm run api:generate`: writes the pages of the API reference, unless they are there already and nothing that they are
 * made from has changed. `npm run api:generate -- --force` writes them in any case. A page that stays the same is not
 * touched, and the others are replaced in one step each, so that `npm start` may run beside it.
 */
import {generate} from '../api-reference/contract';
import {specifications} from '../site/apis';
import {isGenerated, markGenerated} from './api-freshness';
import {run, say} from './command';

run(async () => {
  if (!process.argv.includes('--force') && isGenerated()) {
    say('The pages of the API reference are up to date');
    return;
  }
  const changed = await generate(specifications);
  say(`API reference: ${changed.length} files written`);
  markGenerated();
});
