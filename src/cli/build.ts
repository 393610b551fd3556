/**
 * `npm run build`: writes the site to `build`, or to the folder of `-- --out-dir`. Other arguments are for Docusaurus.
 * Readers of the folder find the last build until the new one is whole.
 */
import {run, say} from './command';
import {makeBuild} from './make-build';

run(async () => {
  const args = process.argv.slice(2).flatMap((arg) => arg.split(/(?<=^--out-dir)=/));
  const at = args.indexOf('--out-dir');
  const [, outDir = 'build'] = at < 0 ? [] : args.splice(at, 2);
  await makeBuild({outDir, args});
  say(`${outDir} holds the new site`);
});
