/** Runs a program without blocking this process, which may be the server that the program calls. */
import {spawn} from 'node:child_process';

export type Outcome = {
  /** Exit code; null when a signal ended the program. */
  code: number | null;
  stdout: string;
  stderr: string;
};

/**
 * @param cwd folder to run in
 * @param variables environment over this process's own
 * @throws Error when the program cannot be started
 */
export function run(
  cwd: string,
  command: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd, env: {...process.env, ...variables}});
    const outcome = {stdout: '', stderr: ''};
    child.stdout.on('data', (chunk: Buffer) => (outcome.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (outcome.stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({code, ...outcome}));
  });
}
