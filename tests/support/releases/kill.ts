/** Processes that are killed at any moment, with all that they have started. */
import {spawn, type ChildProcess, type StdioOptions} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';

export type Run = {
  /** Exit code; null when it was killed. */
  code: number | null;
  /** How long it ran, in milliseconds. */
  lasted: number;
};

/** One file, because a process that loads hundreds of modules first is killed while it loads them. */
const bundle = path.resolve('test-results', 'releases', 'driver.cjs');

let made: Promise<unknown> | undefined;

/** Starts `driver.ts`. */
export async function drive(args: readonly string[], stdio: StdioOptions = 'ignore'): Promise<ChildProcess> {
  mkdirSync(path.dirname(bundle), {recursive: true});
  await (made ??= build({
    entryPoints: [path.join(__dirname, 'driver.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['fs-native-extensions'],
    logLevel: 'warning',
  }));
  return spawn(process.execPath, [bundle, ...args], {detached: true, stdio});
}

/**
 * Waits for a process that leads a group, and kills the group once its time is over.
 *
 * @param moment in milliseconds from now; never when left out
 */
export function ended(child: ChildProcess, moment?: number): Promise<Run> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const kill = () => {
      // Once it has ended there is nobody to kill.
      if (child.exitCode === null) process.kill(-child.pid!, 'SIGKILL');
    };
    const timer = moment === undefined ? undefined : setTimeout(kill, moment);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve({code, lasted: performance.now() - start});
    });
  });
}

/** Minutes in which a build ends on the slowest machine: six of them with twenty other programs on two processors. */
const longest = 20;

/**
 * Waits for a process that leads a group, and that has to end by itself, also when it fails.
 *
 * @throws Error when it goes on for too long; the group is killed
 */
export async function endedByItself(child: ChildProcess, within = longest * 60_000): Promise<Run> {
  const run = await ended(child, within);
  if (run.code === null)
    throw new Error(
      `${child.spawnargs.join(' ')} did not end by itself within ${Math.round(run.lasted / 1000)} s. Remedy: see what keeps it, with gdb or node --report-on-signal.`,
    );
  return run;
}
