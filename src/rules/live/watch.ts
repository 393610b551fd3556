/** Starts the process that checks pages as they are saved. */
import {fork} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Saved} from './watcher';

/**
 * @param siteDir folder of the project
 * @param tell is called for each page that was saved
 */
export function watchPages(siteDir: string, tell: (saved: Saved) => void): void {
  const typescript = pathToFileURL(createRequire(__filename).resolve('tsx')).href;
  const watcher = fork(path.join(__dirname, 'watcher.ts'), [siteDir], {execArgv: ['--import', typescript]});
  watcher.on('message', (saved) => tell(saved as Saved));
  // The server alone says how long both run.
  watcher.unref();
  watcher.channel?.unref();
}
