/** Runs the commands of peers and says what they cost, by the kernel's account of processes (Linux). */
import {spawn} from 'node:child_process';
import {closeSync, openSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {folderOf, home, type Command, type Peer} from './peer';

export type Cost = {
  /** Seconds of the processor, user and system, of all processes. */
  cpu: number;
  /** Seconds that passed. */
  wall: number;
  /** Bytes of memory at the highest moment, looked at four times a second. */
  memory: number;
};

const lookEvery = 250;

/** The kernel counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // The process has ended meanwhile.
  }
}

/** Numbers of a process by the numbers of proc(5); its name stands in brackets and may hold spaces. */
function statOf(process: string): (field: number) => number {
  const text = read(`/proc/${process}/stat`);
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (field) => Number(fields[field - 3]);
}

/** Seconds of the processor of the processes that this one has started and that have ended. */
function cpuOfEnded(): number {
  const stat = statOf('self');
  return (stat(16) + stat(17)) / ticksPerSecond;
}

/** Bytes of memory of a group of processes; what they share is counted once. */
function memoryOf(group: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(name)(5) === group)
    .map((name) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${name}/smaps_rollup`))?.[1] ?? 0) * 1024)
    .reduce((total, bytes) => total + bytes, 0);
}

/** The environment of the commands of peers: without what npm puts into ours, and none asks the network. */
export function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|CI$)/.test(name));
  return {
    ...Object.fromEntries(kept),
    ASTRO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    NO_UPDATE_NOTIFIER: '1',
  };
}

/**
 * Runs a command to its end, in a group of processes of its own; what it says goes into a log.
 *
 * @throws Error with the last lines that it wrote when it fails
 */
export async function measured(peer: Peer, {program, args}: Command): Promise<Cost> {
  const file = path.join(home, `${peer.id}.log`);
  const log = openSync(file, 'w');
  const cwd = folderOf(peer);
  const cpuBefore = cpuOfEnded();
  const begun = performance.now();
  const command = program.startsWith('node_modules') ? path.join(cwd, program) : program;
  const child = spawn(command, args, {cwd, env: environment(), detached: true, stdio: ['ignore', log, log]});
  closeSync(log);
  const {pid} = child;
  if (pid === undefined)
    throw new Error(`${program} could not be started for ${peer.name}. Remedy: remove ${cwd} and run again.`);
  const stop = () => void process.kill(-pid, 'SIGTERM');
  process.once('exit', stop);
  let memory = 0;
  const look = setInterval(() => (memory = Math.max(memory, memoryOf(pid))), lookEvery);
  const code = await new Promise<number>((resolve) => child.on('exit', (status) => resolve(status ?? 1)));
  process.off('exit', stop);
  clearInterval(look);
  if (code !== 0) {
    const lines = readFileSync(file, 'utf8').trim().split('\n').slice(-15);
    throw new Error(`${peer.name} failed with exit code ${code}. Its last lines:\n${lines.join('\n')}`);
  }
  return {cpu: cpuOfEnded() - cpuBefore, wall: (performance.now() - begun) / 1000, memory};
}
