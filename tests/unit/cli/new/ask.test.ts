/** What is asked on a terminal, and what is refused where nobody can answer. */
import {expect, it, vi} from 'vitest';
import {answersFor, type Asking} from '../../../../src/cli/new/ask';
import {filesOf} from '../../../../src/rules/engine/files';
import {readSite} from '../../../../src/rules/engine/site';

const site = readSite(filesOf({}));

const asking: Asking = {
  command: 'new -- sample',
  questions: [
    {flag: 'name', asks: 'Name', problem: (value) => (value === 'bad' ? 'Choose another.' : undefined)},
    {flag: 'kind', asks: 'Kind', choices: () => ['one', 'two']},
    {flag: 'more', asks: 'More', usual: ({name = ''}) => `${name} and more`},
  ],
};

/** Types these lines, one for each question. */
const typing = (...lines: string[]) => {
  const asked: string[] = [];
  const ask = (question: string) => {
    asked.push(question);
    return Promise.resolve(lines.shift() ?? '');
  };
  return {ask, asked};
};

it('asks until an answer can be used, and takes the usual one for an empty line', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const {ask, asked} = typing('', 'bad', ' good ', 'three', 'two', '');
  expect(await answersFor(asking, {}, site, ask)).toEqual({name: 'good', kind: 'two', more: 'good and more'});
  expect(asked).toEqual([
    'Name: ',
    'Name: ',
    'Name: ',
    'Kind (one, two): ',
    'Kind (one, two): ',
    'More [good and more]: ',
  ]);
  expect(told.mock.calls.flat()).toEqual([
    'An answer is needed.',
    'Choose another.',
    '"three" is not one of one, two.',
  ]);
  told.mockRestore();
});

it('asks nothing where a site has none of what is to be chosen', async () => {
  const families = {flag: 'family', asks: 'Family', choices: () => [], withoutChoices: 'add a family.'};
  const {ask, asked} = typing();
  const questions = [...asking.questions, families];
  await expect(answersFor({...asking, questions}, {}, site, ask)).rejects.toThrow(
    /^--family: this site has none to choose from\. Remedy: add a family\.$/,
  );
  expect(asked).toEqual([]);
});

it('does not ask for what a flag says', async () => {
  const {ask, asked} = typing('two');
  await answersFor(asking, {name: 'good', more: 'less'}, site, ask);
  expect(asked).toEqual(['Kind (one, two): ']);
});

it('names everything that is missing or wrong at once where nobody can answer, with the flags', async () => {
  await expect(answersFor(asking, {name: 'bad'}, site, undefined)).rejects.toThrow(
    /^--name: Choose another\.\n--kind is missing: Kind\.\nUsage: npm run new -- sample --flag "value" …\n {2}--name/,
  );
});
