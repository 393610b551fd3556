/**
 * What is left for the author after a move: broken links of pages, and other files that name what is gone. A process of its
 * own, because the one that has moved a page knows the typed content as it was.
 *
 * Usage: node --import tsx src/cli/move/remains.ts <address that leads on> …
 */
import {asText, check, filesOn, placeIn, readSite, rules, type Site} from '../../rules/contract';
import {site as identity} from '../../site/identity';
import {run} from '../command';
import {addressPattern} from './addressText';
import {filesWithAddresses} from './editProject';

/** Rules that tell of a page that has moved; the others are for `npm run check:content`. */
const told = ['asks', 'links', 'sidebars', 'addresses', 'redirects', 'published'];

/** @returns mentions of an address outside pages, of which the rules tell */
function mentionsOf(address: string, site: Site): string[] {
  const pattern = addressPattern(address, identity.url);
  return filesWithAddresses(site)
    .filter((file) => !site.pageAt(file))
    .flatMap((file) => {
      const text = site.read(file) ?? '';
      return [...text.matchAll(pattern)].map(({index}) => {
        const {line, column} = placeIn(text, index);
        return `${file}:${line}:${column} "${address}" is gone.\n    Remedy: name the page that takes its place, or take it out.`;
      });
    });
}

run(async () => {
  const addresses = process.argv.slice(2);
  const site = readSite(filesOn(process.cwd()));
  const findings = await check(
    site,
    rules.filter(({name}) => told.includes(name)),
  );
  const left = [...findings.map(asText), ...addresses.flatMap((address) => mentionsOf(address, site))];
  for (const line of left) console.log(line);
  if (left.length)
    throw new Error('Correct the places above. Remedy: "npm run check:content" names those in pages again.');
});
