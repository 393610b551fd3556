import type {Machine} from './machine';
import type {Program} from './program';

const unique = (names: readonly (string | undefined)[]) => [
  ...new Set(names.filter((name) => name !== undefined)),
];

/**
 * @returns the command that installs the programs, as one types it; undefined where the machine has no command for any
 */
export function commandLine(
  missing: readonly Program[],
  {platform, isRoot, isTerminal}: Machine,
): string | undefined {
  const brew = unique(missing.map((program) => program.brew));
  const winget = unique(missing.map((program) => program.winget));
  if (platform === 'darwin') return brew.length ? `brew install ${brew.join(' ')}` : undefined;
  if (platform === 'win32') return winget.length ? `winget install --exact ${winget.join(' ')}` : undefined;
  // Without a terminal sudo cannot ask for a password, and must not wait for one.
  const prefix = isRoot ? '' : isTerminal ? 'sudo ' : 'sudo -n ';
  const packages = unique(missing.flatMap(({debian}) => debian));
  return `${prefix}apt-get update -qq; ${prefix}apt-get install -y ${packages.join(' ')}`;
}
