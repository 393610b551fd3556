/** Takes the answers from flags, and asks for the others where somebody can answer. */
import type {Site} from '../../rules/contract';
import type {Answers, Question} from './kind';

/** Shows a question and gives what was typed; undefined where nobody can answer. */
export type Ask = ((question: string) => Promise<string>) | undefined;

/** A command that asks: its words after `npm run`, and what it asks for. */
export type Asking = {command: string; questions: readonly Question[]};

const needed = ({usual}: Question) => !usual;

/** @returns how the command is used, with each flag */
export function usageOf({command, questions}: Asking, site: Site): string {
  const lines = questions.map((question) => {
    const choices = question.choices?.(site);
    const among = choices ? ` (${choices.join(', ')})` : '';
    return `  --${question.flag.padEnd(14)}${question.asks}${among}${needed(question) ? '' : '; optional'}`;
  });
  return [`Usage: npm run ${command} --flag "value" …`, ...lines].join('\n');
}

/** @returns why the value of a question cannot be used */
export function problemOf(question: Question, value: string, site: Site): string | undefined {
  if (!value) return needed(question) ? 'An answer is needed.' : undefined;
  const choices = question.choices?.(site);
  if (choices && !choices.includes(value)) return `"${value}" is not one of ${choices.join(', ')}.`;
  return question.problem?.(value);
}

async function askFor(
  question: Question,
  answers: Answers,
  site: Site,
  ask: NonNullable<Ask>,
): Promise<string> {
  const usual = question.usual?.(answers, site) ?? '';
  const choices = question.choices?.(site);
  const hint = choices ? ` (${choices.join(', ')})` : '';
  for (;;) {
    const typed = (await ask(`${question.asks}${hint}${usual ? ` [${usual}]` : ''}: `)).trim();
    const value = typed || usual;
    const problem = problemOf(question, value, site);
    if (!problem) return value;
    console.log(problem);
  }
}

function refuseWithoutChoices({questions}: Asking, site: Site): void {
  const question = questions.find(({choices}) => choices?.(site).length === 0);
  if (question)
    throw new Error(
      `--${question.flag}: this site has none to choose from.${question.withoutChoices ? ` Remedy: ${question.withoutChoices}` : ''}`,
    );
}

/**
 * @param given values of flags
 * @param ask undefined where nobody can answer
 * @throws Error that names each value that is missing or wrong, and lists the flags; or the one that cannot have a value
 */
export async function answersFor(asking: Asking, given: Answers, site: Site, ask: Ask): Promise<Answers> {
  refuseWithoutChoices(asking, site);
  const answers: Record<string, string> = {};
  const wrong: string[] = [];
  for (const question of asking.questions) {
    const {flag} = question;
    const value = given[flag];
    const problem = value === undefined ? undefined : problemOf(question, value, site);
    if (problem) wrong.push(`--${flag}: ${problem}`);
    else if (value !== undefined) answers[flag] = value;
    else if (ask && !wrong.length) answers[flag] = await askFor(question, answers, site, ask);
    else if (needed(question)) wrong.push(`--${flag} is missing: ${question.asks}.`);
    else answers[flag] = question.usual?.(answers, site) ?? '';
  }
  if (wrong.length) throw new Error(`${wrong.join('\n')}\n${usageOf(asking, site)}`);
  return answers;
}
