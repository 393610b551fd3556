/** Follows a recipe in a copy of the project, as it is written. */
import {appendFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {run} from '../../support/run';
import type {Recipe, Step} from './readRecipes';

const guide = 'src/guides/write.md';

/** @returns the lines of a diff without their signs: those that are there, or those that replace them */
const side = (diff: string, sign: '-' | '+') =>
  diff
    .split('\n')
    .filter((line) => line.startsWith(' ') || line.startsWith(sign))
    .map((line) => line.slice(1))
    .join('\n');

function edit(file: string, diff: string, line: number): void {
  const text = readFileSync(file, 'utf8');
  const parts = text.split(`${side(diff, '-')}\n`);
  if (parts.length !== 2)
    throw new Error(
      `${guide}:${line} The lines to change are ${parts.length - 1} times in ${file}, not once.`,
    );
  writeFileSync(file, parts.join(`${side(diff, '+')}\n`));
}

async function runCommands(folder: string, {commands, line}: Step & {does: 'run'}): Promise<void> {
  for (const command of commands) {
    const {code, stdout, stderr} = await run(folder, 'sh', ['-c', command]);
    if (code !== 0) throw new Error(`${guide}:${line} "${command}" failed:\n${stdout}\n${stderr}`);
  }
}

/** @throws Error with the line of the guide whose block cannot be followed */
export async function follow(folder: string, {steps}: Recipe): Promise<void> {
  for (const step of steps)
    if (step.does === 'run') await runCommands(folder, step);
    else if (step.does === 'edit') edit(path.join(folder, step.file), step.text, step.line);
    else {
      const file = path.join(folder, step.file);
      mkdirSync(path.dirname(file), {recursive: true});
      (step.does === 'append' ? appendFileSync : writeFileSync)(file, step.text);
    }
}
