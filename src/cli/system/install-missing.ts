/** Installs missing programs: prints what is missing and the command, and asks first if there is a terminal. */
import {spawnSync} from 'node:child_process';
import {say, type Variables} from '../command';
import {commandLine} from './install-command';
import {find} from './find-programs';
import {thisMachine, type Machine} from './machine';
import type {Program} from './program';
import {programs as allPrograms} from './programs';

const env = (variables: Variables) => variables;

const knowsPackage = (name: string, {variables}: Machine) =>
  spawnSync('apt-cache', ['show', name], {stdio: 'ignore', env: env(variables)}).status === 0;

/** An optional program counts as missing only where apt can have it at once. */
function missingOf(programs: readonly Program[], machine: Machine): Program[] {
  return programs.filter(
    (program) =>
      !find(program, machine.variables) &&
      (!program.isOptional ||
        (machine.platform === 'linux' && program.debian.every((name) => knowsPackage(name, machine)))),
  );
}

async function isWanted({isTerminal, isAgreed, variables, ask}: Machine): Promise<boolean> {
  if (isAgreed || variables.CI === 'true' || !isTerminal) return true;
  return /^(y(es)?)?$/i.test((await ask('Run it? [Y/n] ')).trim());
}

/** @returns why nothing was installed, or undefined */
function install(line: string, {variables}: Machine): string | undefined {
  const {status, error} = spawnSync('sh', ['-c', line], {
    stdio: ['inherit', 'inherit', 'inherit'],
    env: env(variables),
  });
  return status === 0
    ? undefined
    : `It failed (${error?.message ?? `exit code ${status}`}): see its message above.`;
}

/**
 * @returns what is missing all the same, optional programs left out
 */
export async function installMissing(
  programs: readonly Program[] = allPrograms,
  machine: Machine = thisMachine(),
): Promise<Program[]> {
  const missing = missingOf(programs, machine);
  if (!missing.length) return [];
  say('These programs are missing:');
  for (const {name, purpose} of missing) console.log(`  ${name}, for ${purpose}`);
  const line = commandLine(missing, machine);
  if (line) console.log(`  This command installs them:\n    ${line}`);
  if (line && machine.platform === 'linux') {
    if (!(await isWanted(machine))) say('Nothing is installed');
    else {
      const refusal = install(line, machine);
      if (refusal) say(refusal);
    }
  }
  return missingOf(
    programs.filter(({isOptional}) => !isOptional),
    machine,
  );
}

/**
 * @param script a script of package.json
 * @returns what of it cannot run without the missing programs, and the sentence that says so; undefined where all of it runs
 */
export function skippedPart(
  script: string,
  missing: readonly Program[],
): {isWhole: boolean; message: string} | undefined {
  const of = missing.filter(({needed}) => script in needed);
  if (!of.length) return undefined;
  const isWhole = of.some(({needed}) => needed[script as keyof typeof needed] === 'whole');
  const reasons = of.map(({name, purpose}) => `${name} (${purpose})`).join(', ');
  return {isWhole, message: `${isWhole ? 'Not run' : 'Run in part'}: ${script}. Missing: ${reasons}`};
}
