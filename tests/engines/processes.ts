/** Programs that end with the tests, whatever way these end. */
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const patience = 3_000;

export type Program = {
  child: ChildProcess;
  /** What it has written so far. */
  output: () => string;
  /** Ends it and all that it has started. */
  stop: () => Promise<void>;
};

/** Signals a program and what it has started; one that is gone already is no fault. */
function signal({pid}: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // It has ended.
  }
}

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => signal(child, 'SIGKILL')));
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(1));

/**
 * Starts a program in a process group of its own.
 *
 * @param env its whole environment
 * @param extra further streams, from file descriptor 3 on
 * @throws Error when it cannot be started
 */
export async function start(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  extra: 'pipe'[] = [],
): Promise<Program> {
  const child = spawn(command, args, {env, detached: true, stdio: ['ignore', 'pipe', 'pipe', ...extra]});
  await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  running.add(child);
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    signal(child, 'SIGTERM');
    const late = setTimeout(() => signal(child, 'SIGKILL'), patience);
    await ended;
    clearTimeout(late);
    // What it had started may outlive it.
    signal(child, 'SIGKILL');
    running.delete(child);
  };
  return {child, output: () => text, stop};
}

/** @returns a folder for one browser, which only its owner can read, and how to remove it */
export function ownFolder(): {folder: string; remove: () => void} {
  const folder = mkdtempSync(path.join(tmpdir(), 'help-hub-engine-'));
  const remove = () => rmSync(folder, {recursive: true, force: true, maxRetries: 5});
  process.once('exit', remove);
  return {folder, remove};
}
