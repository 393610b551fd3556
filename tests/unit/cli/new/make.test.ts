/** Each kind in a copy of the project: rules and format hold, nothing is overwritten, a refusal changes nothing. */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {check, resolveConfig} from 'prettier';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {copySources} from '../../../../src/cli/copy-sources';
import {kinds} from '../../../../src/cli/new/kinds';
import type {Answers, Plan} from '../../../../src/cli/new/kind';
import {makeNew} from '../../../../src/cli/new/make';
import {rules} from '../../../../src/rules';
import {check as findingsOf} from '../../../../src/rules/engine/check';
import {filesOn} from '../../../../src/rules/engine/files';
import {readSite} from '../../../../src/rules/engine/site';

const folder = path.resolve('test-results/new');
const about = {
  description: 'Copy the settings of the account to a file, and put them back when something went wrong.',
  keywords: 'backup, restore, settings',
};
const pageOf = (kind: string): [string, Answers] => [
  'page',
  {kind, file: `focus/admin/sample-${kind}`, title: `Settings as a ${kind}`, tags: 'focus', ...about},
];
const post = {...about, tags: 'focus', date: '2026-01-05'};
const made: [string, Answers][] = [
  pageOf('how-to'),
  pageOf('reference'),
  pageOf('concept'),
  ['post', {...post, title: 'Settings can be copied', slug: 'sample-post'}],
  ['notice', {...post, title: 'A pause on 6 January', slug: 'sample-notice'}],
  [
    'category',
    {
      ...about,
      product: 'focus',
      label: 'Samples',
      about: 'Copy settings and put them back, by hand or each night, in one place.',
      page: 'nightly',
      title: 'Copy settings each night',
      tags: 'focus',
    },
  ],
  ['product', {...about, name: 'Quorvex', summary: 'Alerts for the people on call.'}],
  [
    'error-code',
    {family: 'platform', message: 'Clock is wrong', cause: 'It isn’t right.', action: 'Set the clock.'},
  ],
  ['fact', {name: 'focus.export.sampleParts', value: '12'}],
  [
    'diagram',
    {page: 'docs/trust.md', title: 'Three steps of a flow', description: 'The last may lead back.'},
  ],
  ['api', {id: 'tides', title: 'Tides'}],
];

const make = (name: string, answers: Answers) =>
  makeNew(
    kinds.find((kind) => kind.name === name)!,
    answers,
    folder,
  );

const plans: Plan[] = [];

beforeAll(async () => {
  copySources(folder);
  for (const [name, answers] of made) plans.push(await make(name, answers));
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

it('every kind is made', () => {
  expect(new Set(made.map(([name]) => name))).toEqual(new Set(kinds.map(({name}) => name)));
  for (const {address, next} of plans) {
    expect(address).not.toBe('');
    expect(next.length).toBeGreaterThan(0);
  }
});

it('what is made keeps every rule but that of stored drawings', async () => {
  const found = await findingsOf(readSite(filesOn(folder)), rules);
  expect(found.filter(({rule}) => rule !== 'drawings')).toEqual([]);
});

it('what is edited keeps the format', async () => {
  const files = new Set(plans.flatMap(({edited}) => Object.keys(edited)));
  for (const file of [...files].filter((name) => /\.(tsx?|css)$/.test(name))) {
    const options = {...(await resolveConfig(path.resolve(file))), filepath: file};
    expect(await check(readFileSync(path.join(folder, file), 'utf8'), options), file).toBe(true);
  }
});

it.each(made.filter(([name]) => name !== 'error-code' && name !== 'diagram'))(
  '%s is not made twice',
  async (name, answers) => {
    const before = readFileSync(path.join(folder, 'sidebars.ts'), 'utf8');
    await expect(make(name, answers)).rejects.toThrow('Remedy');
    expect(readFileSync(path.join(folder, 'sidebars.ts'), 'utf8')).toBe(before);
  },
);

it('says what is missing, and lists the flags', async () => {
  await expect(make('post', {title: 'A'})).rejects.toThrow(/--slug is missing[^]*--keywords/);
});
