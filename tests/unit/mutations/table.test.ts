import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {table} from '../../mutations/table';

const rows = Object.values(table).flat();

it('plants each defect once, and in a test that there is', () => {
  expect(rows.length).toBeGreaterThanOrEqual(30);
  expect(new Set(rows.map(({name}) => name)).size).toBe(rows.length);
  for (const {caughtBy, name} of rows)
    if ('file' in caughtBy) expect(existsSync(caughtBy.file), name).toBe(true);
});

it('has a defect for every step of the check', () => {
  const steps = readFileSync('src/cli/check.ts', 'utf8')
    .split('\n')
    .filter((line) => !line.includes('isFull: true'))
    .flatMap((line) => /\bscript: '([\w:]+)'/.exec(line)?.[1] ?? []);
  const made = ['api:generate', 'build:tests'];
  const caught = new Set(rows.map(({caughtBy}) => caughtBy.script));
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.filter((script) => !made.includes(script) && !caught.has(script as never))).toEqual([]);
});
