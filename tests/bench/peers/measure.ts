/** Runs the commands of peers and says what they cost. */
import {spawn, type ChildProcess} from 'node:child_process';
import {closeSync, openSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {environment} from './environment';
import {cpuOfEnded, memoryOf} from './processes';
import {folderOf, home, type Command, type Peer} from './peer';

export type Cost = {
  /** Seconds of the processor, user and system, of all processes. */
  cpu: number;
  /** Seconds that passed. */
  wall: number;
  /** Bytes of memory at the highest moment, looked at four times a second. */
  memory: number;
};

/** Whoever runs a command: for messages, and its folder. */
type Named = Pick<Peer, 'name' | 'id'>;

type Started = ChildProcess & {pid: number};

const lookEvery = 250;

const logOf = ({id}: Named) => path.join(home, `${id}.log`);

/** Ends a command and all that it has started: the whole group is its own. */
function end({pid}: {pid: number}, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended.
  }
}

/** Starts a command in a group of processes of its own; what it says goes into a log. */
export function start(peer: Named, {program, args}: Command): Started {
  const log = openSync(logOf(peer), 'w');
  const cwd = folderOf(peer);
  const child = spawn(program.startsWith('node_modules') ? path.join(cwd, program) : program, args, {
    cwd,
    env: environment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  if (child.pid === undefined)
    throw new Error(`${program} could not be started for ${peer.name}. Remedy: remove ${cwd} and run again.`);
  const started = child as Started;
  const stop = () => end(started, 'SIGTERM');
  process.once('exit', stop);
  child.once('exit', () => process.off('exit', stop));
  return started;
}

/**
 * Runs a command to its end.
 *
 * @throws Error with the last lines that it wrote when it fails
 */
export async function measured(peer: Named, command: Command): Promise<Cost> {
  const cpuBefore = cpuOfEnded();
  const begun = performance.now();
  const child = start(peer, command);
  let memory = 0;
  const look = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid))), lookEvery);
  const code = await new Promise<number>((resolve) => child.on('exit', (status) => resolve(status ?? 1)));
  clearInterval(look);
  if (code !== 0) {
    const lines = readFileSync(logOf(peer), 'utf8').trim().split('\n').slice(-15);
    throw new Error(`${peer.name} failed with exit code ${code}. Its last lines:\n${lines.join('\n')}`);
  }
  return {cpu: cpuOfEnded() - cpuBefore, wall: (performance.now() - begun) / 1000, memory};
}
