import {spawn, type SpawnOptions} from 'node:child_process';

export type Variables = Record<string, string | undefined>;

function start(command: string, args: readonly string[], variables: Variables, options: SpawnOptions) {
  // Versions are pinned, so Docusaurus need not tell of newer ones.
  const env: NodeJS.ProcessEnv = {...process.env, NO_UPDATE_NOTIFIER: '1', ...variables};
  // npm is a script there.
  const shell = process.platform === 'win32' && command === 'npm';
  return spawn(command, args, {env, shell, ...options});
}

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
  return new Promise((resolve, reject) => {
    const stdio = ['inherit', 'inherit', 'inherit', ...(holds === undefined ? [] : [holds])] as const;
    const child = start(command, args, variables, {stdio: [...stdio], cwd: folder});
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command with captured output, for concurrent work.
 *
 * @returns its exit code, and all that it wrote
 */
export function runQuietly(
  command: string,
  args: readonly string[],
  variables: Variables = {},
): Promise<{code: number; output: string}> {
  return new Promise((resolve, reject) => {
    const child = start(command, args, variables, {stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
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
