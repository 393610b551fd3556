/**
 * `npm run api:generate`: writes the pages of the API reference, unless they are there already and nothing that they are
 * made from has changed. `npm run api:generate -- --force` writes them in any case. A page that stays the same is not
 * touched, and the others are replaced in one step each, so that `npm start` may run beside it.
 */
import {generate} from '../api-reference/contract';
import {specifications} from '../site/apis';
import {run, say} from './command';
import {digestOf, isMadeFrom, remember} from './stamp';

/** All that decides what the pages say: documents, writers, the libraries that both go through, and the pages themselves. */
const inputs = [
  'openapi',
  'src/site',
  'src/content',
  'src/api-reference',
  'src/docusaurus',
  'docusaurus.config.ts',
  'package-lock.json',
  'docs/api',
];

const digest = () => digestOf(inputs);

run(async () => {
  if (!process.argv.includes('--force') && isMadeFrom('api-reference', digest()))
    return say('The pages of the API reference are up to date');
  const changed = await generate(specifications);
  say(`API reference: ${changed.length} files written`);
  remember('api-reference', digest());
});
