/**
 * `npm run addresses:publish`: adds every address and heading of the finished build in `build` (OUT_DIR) to the ledger of
 * what readers have had. `npm run release` does the same; this is for hosts that it does not serve.
 */
import {readManifest} from '../releases/contract.node';
import {run, say} from './command';
import {tellAddresses} from './published-addresses';

run(async () => {
  const build = process.env.OUT_DIR ?? 'build';
  const manifest = readManifest(build);
  if (!manifest) throw new Error(`${build} holds no finished build. Remedy: npm run build`);
  await tellAddresses(build, manifest.routes);
  say(`src/redirects/published.txt has every address of ${build}`);
});
