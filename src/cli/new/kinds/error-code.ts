/** An error code of a family. */
import type {Site} from '../../../rules/contract';
import {codesIn, familiesFile, familiesIn, withCode} from '../../edit/errorCodes';
import {formatted, quoted} from '../../edit/source';
import type {Answers, NewKind, Plan, Question} from '../kind';

const page = '/docs/focus/troubleshooting/error-codes';

const familiesOf = (site: Site) => familiesIn(site.read(familiesFile) ?? '');

const sentence = (flag: string, asks: string): Question => ({
  flag,
  asks,
  problem: (value) => (/[.!]$/.test(value) ? undefined : 'Write whole sentences with a full stop.'),
});

async function plan(
  {family = '', message = '', cause = '', action = ''}: Answers,
  site: Site,
): Promise<Plan> {
  const {prefix, file} = familiesOf(site).find(({id}) => id === family)!;
  const text = site.read(file) ?? '';
  const used = codesIn(text).map((code) => Number(code.slice('FOC-'.length)));
  const code = `FOC-${Math.max(Number(prefix.slice('FOC-'.length)) * 1000, ...used) + 1}`;
  const entry = `{
    code: ${quoted(code)},
    message: ${quoted(message)},
    cause: ${quoted(cause)},
    action: ${quoted(action)},
    retries: {automatic: false},
    fixedBy: {who: ['Any role']},
  }`;
  return {
    made: {},
    edited: {[file]: await formatted(file, withCode(text, entry, file))},
    address: `${page}#${code.toLowerCase()}`,
    next: [
      `say in ${file} whether ${code} is retried and who can fix it (src/content/error-codes/types.ts).`,
      'run "npm start" and look at the page of all codes, then "npm run check:content".',
    ],
  };
}

export const errorCode: NewKind = {
  name: 'error-code',
  purpose: 'an error code, with the next free number of its family',
  questions: [
    {
      flag: 'family',
      asks: 'Family',
      choices: (site) => familiesOf(site).map(({id}) => id),
      withoutChoices: `add a family to ${familiesFile}, with a list of its codes in a file of its own.`,
    },
    {
      flag: 'message',
      asks: 'Message, a few words',
      problem: (value) => (value.endsWith('.') ? 'Leave the full stop out.' : undefined),
    },
    sentence('cause', 'Cause, in whole sentences'),
    sentence('action', 'What to do, in whole sentences'),
  ],
  plan,
};
