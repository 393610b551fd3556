import {cpSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';

/** What is installed, built or measured here, and the history. */
const left = /^(\.git|node_modules|\.docusaurus|build(-.*)?|test-results|playwright-report|coverage)$/;
const generated = path.join('docs', 'api');

/**
 * Copies the sources of the project into a folder; what it held is gone.
 *
 * @param folder inside the project or elsewhere
 */
export function copySources(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync('.').filter((each) => !left.test(each)))
    cpSync(name, path.join(folder, name), {
      recursive: true,
      filter: (source) => path.normalize(source) !== generated,
    });
}
