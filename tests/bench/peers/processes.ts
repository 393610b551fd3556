/** What a command and all that it starts cost, read from the kernel's account of processes (Linux). */
import {readdirSync, readFileSync} from 'node:fs';

/** The kernel counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

type Stat = {parent: number; own: number; children: number};

/** @returns undefined for a process that has ended meanwhile */
export function parseStat(text: string): Stat {
  // The name of the program stands in brackets and may hold spaces; fields are counted from behind it.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const at = (field: number) => fields[field - 3] ?? 0;
  return {
    parent: at(4),
    own: (at(14) + at(15)) / ticksPerSecond,
    children: (at(16) + at(17)) / ticksPerSecond,
  };
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** A process and its descendants, with their processor time. */
function treeOf(root: number): Map<number, Stat> {
  const all = new Map<number, Stat>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const text = read(`/proc/${name}/stat`);
    if (text) all.set(Number(name), parseStat(text));
  }
  const isInside = (id: number): boolean => id === root || (all.has(id) && isInside(all.get(id)!.parent));
  return new Map([...all].filter(([id]) => isInside(id)));
}

/** Seconds of the processor of the processes that this one has started and that have ended. */
export function cpuOfEnded(): number {
  return parseStat(readFileSync('/proc/self/stat', 'utf8')).children;
}

/** Bytes of memory of a process and its descendants; what they share is counted once. */
export function memoryOf(root: number): number {
  return [...treeOf(root).keys()].reduce((total, id) => {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`) ?? '') ?? [];
    return total + Number(kilobytes) * 1024;
  }, 0);
}
