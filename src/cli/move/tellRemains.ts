import {runCommand} from '../command';

/** Tells what is left for the author, in a process of its own (remains.ts); the command fails when something is. */
export async function tellRemains(...addresses: string[]): Promise<void> {
  process.exitCode = await runCommand(process.execPath, [
    '--import',
    'tsx',
    'src/cli/move/remains.ts',
    ...addresses,
  ]);
}
