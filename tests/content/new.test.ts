/** What `npm run new` makes of the templates keeps the rules, and is listed where it belongs. Nothing is written. */
import {Ajv2020} from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {Draft} from '../../src/cli/draft';
import {scaffold} from '../../src/cli/scaffold';
import {check, filesOn, readSite, rules} from '../../src/rules/contract';
import {toMake} from '../support/scaffolds';

const draft = new Draft(filesOn(process.cwd()));
const addresses = toMake.map((values) => scaffold(draft, values));
const lineAfter = (file: string, line: string) =>
  draft.read(file)?.split(`${line}\n`)[1]?.split('\n')[0]?.trim();

it('one of each has its address', () => {
  expect(addresses).toEqual([
    '/docs/focus/admin/handover',
    '/docs/focus/quotas',
    '/docs/vendors/how-it-works',
    '/docs/questions',
    '/blog/hand-accounts-over',
    '/blog/maintenance',
    '/docs/focus/troubleshooting/error-codes#foc-2150',
    '/docs/transact/error-handling#trn-418',
    '/docs/api/billing',
    '/docs/vault/getting-started',
  ]);
});

it('the rules object to nothing', async () => {
  expect(await check(readSite(draft), rules, [...draft.texts.keys()])).toEqual([]);
});

it('a page comes after the last one of its folder, or of the folder around it', () => {
  const sidebars = draft.read('sidebars.ts')?.replace(/\s+/g, ' ');
  expect(sidebars).toContain(
    "page('focus/admin/audit-reference', 'audit'), page('focus/admin/handover', 'audit'),",
  );
  expect(sidebars).toContain("'focus/home', 'focus/quotas',");
  expect(sidebars).toContain("'support', 'questions', 'vendors/how-it-works',");
});

it.each([
  ['focus/troubleshooting/_error-codes/recorders.yml', 'focus/troubleshooting/_error-codes/schema.json'],
  ['transact/_error-codes.yml', 'transact/_error-codes.schema.json'],
  ['tags.yml', '../src/rules/tags.schema.json'],
])('docs/%s is as its schema says', (file, schema) => {
  const ajv = new Ajv2020();
  expect(
    ajv.validate(parse(draft.read(`docs/${schema}`) ?? ''), parse(draft.read(`docs/${file}`) ?? '')),
  ).toBe(true);
});

it('a code comes after the next lower one', () => {
  const focus = draft.read('docs/focus/troubleshooting/_error-codes/recorders.yml');
  const codes = [...(focus ?? '').matchAll(/FOC-\d+(?=\n {4}message)/g)].map(([code]) => code);
  expect(codes).toContain('FOC-2150');
  expect(codes).toEqual([...codes].sort());
  expect(
    lineAfter(
      'docs/transact/_error-codes.yml',
      '  TRN-412: {status: 412, title: Refundable amount out of date}',
    ),
  ).toBe('TRN-418: {status: 418, title: "Not here, and not now"}');
});

describe('nothing is made twice or of wrong values', () => {
  it.each([
    ...toMake,
    ['page', 'how-to', 'docs/focus/people.mdx', 'People again'],
    ['page', 'notice', 'docs/focus/other.md', 'Of no kind'],
    ['page', 'how-to', 'docs/api/other.md', 'In a folder that is generated'],
    ['post', 'how-to', '2025-11-20', 'other', 'Of no kind'],
    ['error-code', 'FOC-7101', 'Of no family'],
    ['error-code', 'TRN-D10', 'A decline'],
    ['api', 'Billing', 'Of no name'],
    ['product', 'api', 'Of the API reference'],
  ])('%s %s %s', (...values) => {
    const before = new Map(draft.texts);
    expect(() => scaffold(draft, values)).toThrow(/^.+\. Remedy: .+\.$/);
    expect(draft.texts).toEqual(before);
  });
});

it.each([
  [[], 'Missing: what to create. Usage:', 5],
  [['pages'], '"pages" cannot be created. Usage:', 5],
  [['page', 'faq', 'docs/a.md'], 'Missing: <title>. Usage:', 1],
  [['api', 'a', 'An', 'API'], 'Too many values (write titles in quotation marks): API. Usage:', 1],
])('answers %j with what is missing, and the usage', (values, what, count) => {
  const usage = Array<unknown>(count).fill(expect.stringMatching(/^ {2}npm run new -- /));
  let lines: string[] = [];
  try {
    scaffold(draft, values);
  } catch (error) {
    lines = (error as Error).message.split('\n');
  }
  expect(lines).toEqual([what, ...usage]);
});
