import {expect, it} from 'vitest';
import {schedule, type Task} from '../../../src/cli/schedule';

/** Tasks that write down when they start and end, and end when they are told to. */
function stage() {
  const log: string[] = [];
  const ends = new Map<string, (result: boolean) => void>();
  const task = (name: string, needs?: string[]): Task => ({name, needs});
  const start = (tasks: Task[], limit = 2) =>
    schedule(
      tasks,
      limit,
      ({name}) => {
        log.push(name);
        return new Promise<boolean>((resolve) => ends.set(name, resolve));
      },
      Boolean,
    );
  const end = async (name: string, result = true) => {
    ends.get(name)?.(result);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {log, task, start, end};
}

it('starts tasks in their order, no more at once than allowed', async () => {
  const {log, task, start, end} = stage();
  const all = start([task('a'), task('b'), task('c')]);
  expect(log).toEqual(['a', 'b']);
  await end('b');
  expect(log).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  expect([...(await all).keys()]).toEqual(['b', 'a', 'c']);
});

it('lets a later task go first while what an earlier one needs still runs', async () => {
  const {log, task, start, end} = stage();
  const all = start([task('build'), task('browser', ['build']), task('lint')]);
  expect(log).toEqual(['build', 'lint']);
  await end('build');
  expect(log).toEqual(['build', 'lint', 'browser']);
  await end('lint');
  await end('browser');
  await all;
});

it('leaves out what needs a task that has failed, and what needs that, and runs the rest', async () => {
  const {log, task, start, end} = stage();
  const all = start([task('build'), task('browser', ['build']), task('report', ['browser']), task('lint')]);
  await end('build', false);
  await end('lint');
  expect(log).toEqual(['build', 'lint']);
  expect(await all).toEqual(
    new Map([
      ['build', false],
      ['lint', true],
    ]),
  );
});
