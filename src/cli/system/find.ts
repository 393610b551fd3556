import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Variables} from '../command';

export type Program = {
  /** Name of its command, or what a library is called in messages. */
  name: string;
  /** Variable of the environment that names its file, and goes before every other place. */
  variable?: string;
  /** Where it is, beside the folders of PATH. */
  files?: readonly string[];
  /** A command that succeeds where the program is installed. */
  probe?: readonly [command: string, ...args: string[]];
};

const endings = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];

/** @returns the file of a command in the folders of PATH, or undefined */
export const onPath = (name: string, {PATH = ''}: Variables): string | undefined =>
  PATH.split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => endings.map((ending) => path.join(folder, name + ending)))
    .find((file) => existsSync(file));

/**
 * @param variables the environment
 * @returns the file of an installed program, or undefined; of a library, the program that loads it
 * @throws Error when the program's variable names no file
 */
export function find(
  {name, variable, files = [], probe}: Program,
  variables: Variables = process.env,
): string | undefined {
  const named = variable && variables[variable];
  if (named && !existsSync(named))
    throw new Error(
      `${variable} is "${named}", and no such file exists. Remedy: correct it, or unset it to use an installed program.`,
    );
  if (!probe) return named || files.find((file) => existsSync(file)) || onPath(name, variables);
  const [command, ...args] = probe;
  return spawnSync(command, args, {stdio: 'ignore', env: variables}).status === 0 ? command : undefined;
}
