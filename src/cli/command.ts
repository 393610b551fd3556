import {spawn} from 'node:child_process';

export type Variables = Record<string, string | undefined>;

type Options = {
  /** Over the environment; undefined removes one. */
  variables?: Variables;
  /** In which it runs; that of this process when left out. */
  folder?: string;
  /** Keeps what it writes, for concurrent work; otherwise it writes where this process does. */
  isQuiet?: boolean;
};

/** @returns the exit code of a command, and what it wrote where that is kept */
export function runCommand(
  command: string,
  args: readonly string[],
  {variables, folder, isQuiet}: Options = {},
): Promise<{code: number; output: string}> {
  const child = spawn(command, args, {
    cwd: folder,
    // Versions are pinned, so Docusaurus need not tell of newer ones.
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...variables},
    // npm is a script there.
    shell: process.platform === 'win32' && command === 'npm',
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  return new Promise((resolve, reject) => {
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

/**
 * @param usual the port without the variable PORT
 * @param remedy a command that shows how to set it
 * @returns the port; any other value of the variable ends the command with the remedy
 */
export function readPort(usual: number, remedy: string): number {
  const port = Number(process.env.PORT ?? usual);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  return stop(`PORT is "${process.env.PORT}". Expected: a number from 1 to 65535. Remedy: ${remedy}`);
}
