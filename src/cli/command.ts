import {spawn} from 'node:child_process';

export type Variables = Record<string, string | undefined>;

/** Turns off Docusaurus's update notifier, because versions are pinned. */
export const quiet = {NO_UPDATE_NOTIFIER: '1'};

/**
 * Runs a command with this process's output.
 *
 * @param variables added to the environment; undefined removes one
 * @param place the folder in which it runs, that of this process when left out; a file that it has open until its end
 * @returns its exit code
 */
export function runCommand(
  command: string,
  args: readonly string[],
  variables: Variables = {},
  {folder, holds}: {folder?: string; holds?: number} = {},
): Promise<number> {
  const env: NodeJS.ProcessEnv = {...process.env, ...quiet, ...variables};
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['inherit', 'inherit', 'inherit', ...(holds === undefined ? [] : [holds])],
      env,
      cwd: folder,
      // npm is a script there.
      shell: process.platform === 'win32' && command === 'npm',
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/**
 * Runs a command with captured output, for concurrent work.
 *
 * @param folder in which it runs; that of this process when left out
 * @returns its exit code, and all that it wrote
 */
export function runQuietly(
  command: string,
  args: readonly string[],
  variables: Variables = {},
  folder?: string,
): Promise<{code: number; output: string}> {
  const env: NodeJS.ProcessEnv = {...process.env, ...quiet, ...variables};
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
      cwd: folder,
      shell: process.platform === 'win32',
    });
    let output = '';
    const listen = (chunk: string) => (output += chunk);
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

/** Tells what happens, in one line. */
export function say(message: string): void {
  console.log(`▶ ${message}`);
}

/** Ends the command with a message that says what, and what to do. */
export function stop(message: string): never {
  console.error(`✖ ${message}`);
  process.exit(1);
}

/** Runs a command's main function; an error's message ends it, without a stack that helps nobody. */
export function run(main: () => Promise<void>): void {
  main().catch((error: unknown) => stop(error instanceof Error ? error.message : String(error)));
}
