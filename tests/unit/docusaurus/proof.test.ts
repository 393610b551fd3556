import path from 'node:path';
import {rspack} from '@rspack/core';
import {expect, it} from 'vitest';
import {proofOf} from '../../../src/docusaurus/proof';
import {replacement} from '../../../src/docusaurus/replacement';
import {bundle} from '../../support/bundle';
import {folderWith} from '../../support/folder';

/** Bundles a file that imports `./asked`, and replaces what the pattern finds. */
function bundled(asked: RegExp, entry = "import './asked.js';"): Promise<void> {
  const folder = folderWith({'entry.js': entry, 'asked.js': 'export {};', 'ours.js': 'export {};'});
  const proof = proofOf('example', 'src/docusaurus/example');
  const by = {asked, by: 'entry.js', ours: path.join(folder, 'ours.js')};
  return bundle({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: {path: path.join(folder, 'out')},
    plugins: [replacement({name: 'rspack', instance: rspack} as never, by, proof) as never, proof.check],
  });
}

it('a build in which the patch was applied goes on', async () => {
  await expect(bundled(/^\.\/asked\.js$/)).resolves.toBeUndefined();
});

it('a build in which the patch changed nothing stops with the file and the remedy', async () => {
  await expect(bundled(/^\.\/renamed\.js$/)).rejects.toThrow(
    /"example" changed nothing: .*renamed.* in entry\.js\. Remedy: adapt or delete src\/docusaurus\/example/,
  );
});

it('an error of the sources is told alone', async () => {
  const failed = bundled(/^\.\/renamed\.js$/, "import './missing.js';");
  await expect(failed).rejects.toThrow(/missing/);
  await expect(failed).rejects.not.toThrow(/changed nothing/);
});
