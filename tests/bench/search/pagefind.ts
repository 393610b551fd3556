import {execFile} from 'node:child_process';
import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Engine, Files} from './engine';

async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [`/pagefind/${path.relative(folder, file)}`, await readFile(file)] as const),
    ),
  );
}

/** Written beside the index for its own interface, which is not measured. */
const isOwnInterface = (file: string) => /pagefind-(ui|modular-ui|highlight)|\.css$/.test(file);

/** Pagefind reads the pages as HTML; it brings its code and its index as one folder. */
export const pagefind: Engine = {
  name: 'Pagefind',
  client: 'pagefind',
  async build({writeHtml}) {
    const folder = await mkdtemp(path.join(tmpdir(), 'pagefind-'));
    try {
      const [site, output] = [path.join(folder, 'site'), path.join(folder, 'index')];
      await writeHtml(site);
      await promisify(execFile)('node_modules/.bin/pagefind', [
        ...['--site', site, '--output-path', output, '--root-selector', 'main'],
      ]);
      const files = await filesIn(output);
      for (const file of files.keys()) if (isOwnInterface(file)) files.delete(file);
      return {files};
    } finally {
      await rm(folder, {recursive: true});
    }
  },
};
