/** Processes beside the live-reload server, for work that would hold it up. */
import {fork, type ChildProcess} from 'node:child_process';
import {createRequire} from 'node:module';
import {constants, setPriority} from 'node:os';
import {pathToFileURL} from 'node:url';

/**
 * Starts a process that gives way to the server, and that does not keep the server's process alive.
 *
 * @param program a TypeScript file, as a whole path
 * @param siteDir folder of the project, in which it runs
 * @param hear is called with each message that it sends
 */
export function startBeside(
  program: string,
  siteDir: string,
  hear: (message: unknown) => void,
): ChildProcess {
  const typescript = pathToFileURL(createRequire(__filename).resolve('tsx')).href;
  const child = fork(program, [], {
    cwd: siteDir,
    execArgv: ['--import', typescript],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  child.on('message', hear);
  child.unref();
  child.channel?.unref();
  return child;
}
