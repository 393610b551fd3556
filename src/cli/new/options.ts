/** Reads the command line of `npm run new`. */
import {parseArgs} from 'node:util';
import type {Answers, NewKind} from './kind';

const list = (kinds: readonly NewKind[]) =>
  kinds.map(({name, purpose}) => `  ${name.padEnd(12)}${purpose}`).join('\n');

/** @returns how the command is used, with each kind */
export const usageOfAll = (kinds: readonly NewKind[]): string =>
  `Usage: npm run new -- <kind> [--flag "value" …]\n${list(kinds)}\nAdd --help to a kind for its flags.`;

/**
 * @param args after the name of the command
 * @returns the kind, if it is named, and the values of the flags
 * @throws Error when there is no such kind or flag
 */
export function readOptions(
  args: readonly string[],
  kinds: readonly NewKind[],
): {kind?: NewKind; given: Answers; help: boolean} {
  const [name, ...rest] = args[0]?.startsWith('-') ? ['', ...args] : args;
  const help = args.includes('--help');
  if (!name) return {given: {}, help};
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no kind "${name}".\n${usageOfAll(kinds)}`);
  if (help) return {kind, given: {}, help};
  const options = Object.fromEntries(kind.questions.map(({flag}) => [flag, {type: 'string' as const}]));
  try {
    const {values} = parseArgs({args: rest, options});
    return {kind, given: values as Answers, help};
  } catch (error) {
    const flags = kind.questions.map(({flag}) => `--${flag}`).join(', ');
    throw new Error(`${(error as Error).message}\nFlags of "${name}": ${flags}.`, {cause: error});
  }
}
