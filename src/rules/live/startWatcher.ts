/** Starts the process that checks pages as they are saved. */
import path from 'node:path';
import {startBeside} from '../../docusaurus/contract.node';
import type {Saved} from './watcherProcess';

const program = path.join(__dirname, 'watcherProcess.ts');

/**
 * @param siteDir folder of the project
 * @param tell is called for each file that was saved or asked for
 * @returns how to ask for the findings of a file, for which a process that has died is started again, and to end it
 */
export function watchPages(siteDir: string, tell: (saved: Saved) => void) {
  const start = () => startBeside(program, siteDir, (saved) => tell(saved as Saved));
  let watcher = start();
  return {
    check(file: string): void {
      if (!watcher.connected) watcher = start();
      watcher.send(file);
    },
    end: () => void (watcher.connected && watcher.disconnect()),
  };
}
