import {createInterface} from 'node:readline/promises';
import type {Variables} from '../command';

/** Where the checks run, as far as installing depends on it. */
export type Machine = {
  platform: NodeJS.Platform;
  isRoot: boolean;
  /** Somebody can answer a question. */
  isTerminal: boolean;
  /** `--yes` was given. */
  isAgreed: boolean;
  variables: Variables;
  ask: (question: string) => Promise<string>;
};

async function ask(question: string): Promise<string> {
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}

export const thisMachine = (): Machine => ({
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  isTerminal: process.stdin.isTTY && process.stdout.isTTY,
  isAgreed: process.argv.includes('--yes'),
  variables: process.env,
  ask,
});
