/**
 * `npm run build`: writes the site to `build`, or to the folder of `-- --out-dir`. Other arguments are for Docusaurus.
 * Readers of the folder find the last build until the new one is whole and checked.
 */
import {parseArgs} from 'node:util';
import {originOf} from './build-freshness';
import {run, say} from './command';
import {makeBuild} from './make-build';

/** @returns the folder, and what Docusaurus gets */
function readArguments(all: readonly string[]): {outDir: string; args: string[]} {
  const {values, tokens} = parseArgs({
    args: [...all],
    options: {'out-dir': {type: 'string', default: 'build'}},
    strict: false,
    tokens: true,
  });
  const own = new Set(
    tokens.flatMap((token) =>
      token.kind === 'option' && token.name === 'out-dir'
        ? [token.index, ...(token.inlineValue ? [] : [token.index + 1])]
        : [],
    ),
  );
  return {outDir: String(values['out-dir']), args: all.filter((_, index) => !own.has(index))};
}

run(async () => {
  const {outDir, args} = readArguments(process.argv.slice(2));
  const {routes, files} = await makeBuild({outDir, args, origin: originOf({variables: process.env, args})});
  say(
    `${outDir} holds the new site: ${routes.length} pages, ${Object.keys(files).length} files, all checked; the search answers`,
  );
});
