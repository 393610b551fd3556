import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {stripVTControlCharacters} from 'node:util';
import {quiet} from './command';

/**
 * Runs a command and counts its routine lines; every other line is printed.
 *
 * @param routine recognises a line that need not be read
 * @param report told how many there were, when the command has succeeded
 * @returns its exit code
 */
export async function runCountingLines(
  command: string,
  args: readonly string[],
  routine: RegExp,
  report?: (count: number) => void,
): Promise<number> {
  const child = spawn(command, args, {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: {...process.env, ...quiet},
    shell: process.platform === 'win32',
  });
  let count = 0;
  const lines = createInterface({input: child.stdout}).on('line', (line) => {
    if (routine.test(stripVTControlCharacters(line))) count += 1;
    else if (line.trim()) console.log(line);
  });
  const [[code]] = (await Promise.all([once(child, 'exit'), once(lines, 'close')])) as [[number | null], []];
  if (code === 0) report?.(count);
  return code ?? 1;
}
