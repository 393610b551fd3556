/**
 * `npm run test:mutations`: plants each defect of the table in a copy of the project and shows that `npm test` tells of it.
 * A defect is caught when its test fails, and passes where nothing is planted. `-- feeds "a card"` does the rows whose part
 * or name has one of these in it.
 */
import {run, runCommand, say} from '../../src/cli/command';
import {copyProject, type Copy} from './copy';
import {judge, judgeAll, type Verdict} from './judge';
import {nameOf, type Mutation} from './mutation';
import {table} from './table';

type Row = Mutation & {part: string};
type Result = {row: Row; isCaught: boolean; why: string};

const folder = 'test-results/mutations';

const firstLine = (text: string) => text.trim().split('\n', 1)[0]?.trim().slice(0, 160) ?? '';

async function rehearse(copy: Copy, row: Row, control: Verdict): Promise<Result> {
  const missed = (why: string) => ({row, isCaught: false, why});
  if (control.hasPassed === undefined) return missed('no test has this name');
  if (!control.hasPassed) return missed(`fails without the defect: ${firstLine(control.said)}`);
  try {
    copy.plant(row.plant);
    const {hasPassed, said} = await judge(copy, row.caughtBy);
    if (hasPassed === undefined) return missed('the test did not run');
    if (hasPassed) return missed('the test passes');
    const why = said.split('\n').find((line) => row.says.test(line)) ?? said;
    if (!row.says.test(said)) return missed(`the test fails for another reason: ${firstLine(said)}`);
    return {row, isCaught: true, why: firstLine(why)};
  } catch (error) {
    return missed(error instanceof Error ? error.message : String(error));
  } finally {
    copy.restore();
  }
}

function show({row, isCaught, why}: Result): void {
  console.log(`${isCaught ? '✔' : '✖ NOT CAUGHT'} ${row.part}: ${row.name}`);
  console.log(`    ${nameOf(row.caughtBy)}\n    ${why}`);
}

/** @throws Error when a word is in no row */
function wanted(words: readonly string[]): Row[] {
  const rows = Object.entries(table).flatMap(([part, some]) => some.map((row) => ({...row, part})));
  const has = ({part, name}: Row, word: string) => `${part}: ${name}`.includes(word);
  const lost = words.find((word) => !rows.some((row) => has(row, word)));
  if (lost !== undefined)
    throw new Error(`No row has "${lost}" in its part or name (tests/mutations/table).`);
  return words.length ? rows.filter((row) => words.some((word) => has(row, word))) : rows;
}

/** Builds that the tests of some rows read: those of a folder of its host and of pictures take a minute each. */
function buildsOf(rows: readonly Row[]): string[] {
  const projects = rows.flatMap(({caughtBy}) => ('project' in caughtBy ? [caughtBy.project] : []));
  return ['site', 'variant', ...['folder', 'visual'].filter((name) => projects.includes(name))];
}

run(async () => {
  const start = performance.now();
  const rows = wanted(process.argv.slice(2));
  if (await runCommand('npm', ['run', '--silent', 'build:tests', '--', ...buildsOf(rows)]))
    throw new Error('The builds failed.');
  say(`Running the tests of ${rows.length} rows where nothing is planted`);
  const copy = copyProject(folder);
  const controls = await judgeAll(
    copy,
    rows.map(({caughtBy}) => caughtBy),
  );
  const results: Result[] = [];
  for (const row of rows) {
    const result = await rehearse(copy, row, controls.get(row.caughtBy)!);
    show(result);
    results.push(result);
  }
  const missed = results.filter(({isCaught}) => !isCaught);
  const seconds = Math.round((performance.now() - start) / 1000);
  say(`${results.length - missed.length} of ${results.length} defects caught in ${seconds} s`);
  for (const {row} of missed) console.log(`  NOT CAUGHT: ${row.part}: ${row.name}`);
  process.exit(missed.length ? 1 : 0);
});
