/** Starts the process that checks pages as they are saved. */
import {fork} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Saved} from './watcherProcess';

/**
 * @param siteDir folder of the project
 * @param tell is called for each page that was saved
 */
export function watchPages(siteDir: string, tell: (saved: Saved) => void): void {
  const typescript = pathToFileURL(createRequire(__filename).resolve('tsx')).href;
  const watcher = fork(path.join(__dirname, 'watcherProcess.ts'), [siteDir], {
    execArgv: ['--import', typescript],
  });
  watcher.on('message', (saved) => tell(saved as Saved));
  // The watcher does not keep the server's process alive.
  watcher.unref();
  watcher.channel?.unref();
}
