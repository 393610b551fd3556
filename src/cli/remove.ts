/**
 * `npm run remove -- <file> --to <address>`: removes a page of docs or a post, and its entry of the sidebar; its address leads
 * to the page that takes its place (src/redirects). Links that remain are for the author, who knows what they were to say.
 * Several headings are removed at once, because a field of an API that is gone was on a page in many places.
 */
import {parseArgs} from 'node:util';
import {run, say} from './command';
import {remove} from './move/removePage';
import {tellRemains} from './move/tellRemains';

const usage = `Usage: npm run remove -- docs/page.md --to /docs/other
       npm run remove -- /docs/page#heading [/docs/page#another …] --to /docs/page`;

run(async () => {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {to: {type: 'string'}}});
  const {to} = values;
  const isWhole = positionals.some((place) => !place.includes('#'));
  if (!to || !positionals.length || (isWhole && positionals.length > 1))
    throw new Error(
      `Removing takes a page, or headings, and with --to the page that takes their place.\n${usage}`,
    );
  const addresses = remove(process.cwd(), positionals, to);
  for (const address of addresses) say(`${address} leads to ${to} now`);
  await tellRemains(...addresses);
});
