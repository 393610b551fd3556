/** What two pages of Focus once said differently, decided once: each page says the same. */
import type {Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {errorCodes, roles, rolesThatMay} from '../../../src/content/contract';
import {docs, expectNone, linesOf, pageAt, type Finding, type Page} from '../../content/corpus';

function tableWith(page: Page, header: string): string[][] {
  const found: string[][] = [];
  visit(page.tree, 'table', ({children: [head, ...rows]}: Table) => {
    if (!head?.children.some((cell) => textOf(cell) === header)) return;
    found.push(...[head, ...rows].map(({children}) => children.map((cell) => textOf(cell))));
  });
  return found;
}

const audit = pageAt('docs/focus/admin/audit.md');

/** Lines of pages and texts of error codes, which both send readers somewhere. */
const codeLines = errorCodes.flatMap(({code, cause, action}) =>
  [cause, action].map((value) => ({path: code, line: 1, value})),
);
const linesOfPages = (pages: readonly Page[]) =>
  pages.flatMap((page) => linesOf(page).map(({value, line}) => ({path: page.path, line, value})));

type Line = {path: string; line: number; value: string};

/** @returns what is wrong with each line, as a rule of pages and of error codes */
const ruleOf =
  (isWrong: (text: string) => boolean, message: string, remedy: string) =>
  (lines: readonly Line[]): Finding[] =>
    lines.filter(({value}) => isWrong(value)).map(({path, line}) => ({path, line, message, remedy}));

const told = (rule: (lines: readonly Line[]) => Finding[], value: string) =>
  rule([{path: 'docs/sample.md', line: 1, value}]).length;

describe('roles that may play', () => {
  const players = rolesThatMay('play').filter((role) => role !== 'Member');
  /** "a role that may play: Owner, Compliance officer or Supervisor" leaves one out. */
  const rule = ruleOf(
    (text) =>
      [...text.matchAll(/\brole that may play: ([^.]*)/g)].some(([, named = '']) =>
        players.some((role) => !named.includes(role)),
      ),
    'Not every role that may play is named.',
    'write {{roles.play}}.',
  );

  it('are those of the matrix, wherever they are listed', () => {
    expect(players.length).toBeGreaterThan(2);
    expect(told(rule, `You need a role that may play: ${players.join(', ')}.`)).toBe(0);
    expect(told(rule, 'You need a role that may play: Owner.')).toBe(1);
    expectNone(rule([...linesOfPages(docs), ...codeLines]));
  });
});

describe('who may read the audit log', () => {
  const others = roles.filter((role) => !rolesThatMay('audit').includes(role));
  const sent = new RegExp(
    `\\b(?:${others.join('|')})\\b[^.;|]{0,40}\\b(?:looks?|searche?s?|finds?|reads?)\\b[^.;|]{0,60}(?:audit log|\\*\\*Audit\\*\\*|communication\\.deleted)`,
  );
  const rule = ruleOf(
    (text) => sent.test(text),
    'It sends a role to the audit log that may not read it.',
    'name one of {{roles.audit}}.',
  );

  it('is nobody else, wherever somebody is sent there', () => {
    expect(told(rule, 'Ask an Administrator to look for it in the audit log.')).toBe(0);
    expect(told(rule, 'A Supervisor looks for `communication.deleted` there.')).toBe(1);
    expectNone(rule([...linesOfPages(docs), ...codeLines]));
  });
});

describe('where creation at first sign-in is set', () => {
  const label = '**Create people at first sign-in**';
  const rule = ruleOf(
    (text) =>
      text
        .split(/[.;] /)
        .some(
          (sentence) =>
            /\b(?:[Tt]urn on|[Ll]eave|[Ss]witch)\b/.test(sentence) &&
            sentence.includes(label) &&
            !sentence.includes('**Sign-in rules**'),
        ),
    `It does not say where ${label} is.`,
    'add "under **Sign-in rules**".',
  );

  it('is one section, and each instruction names it', () => {
    expect(told(rule, `Turn on ${label} under **Sign-in rules**.`)).toBe(0);
    expect(told(rule, `On **Single sign-on**, turn on ${label}.`)).toBe(1);
    expectNone(rule([...linesOfPages(docs), ...codeLines]));
    const account = pageAt('docs/focus/admin/account.md').text;
    const section = account.slice(account.indexOf('\n## Sign-in rules'));
    expect(section.slice(0, section.indexOf('\n## ', 1))).toContain(`| ${label} |`);
  });
});

it('the older media type of SIPREC metadata is taken by the page and by its program', () => {
  const {text} = pageAt('docs/focus/appendix/recorders/siprec.md');
  expect(text).toContain('`application/rs-metadata`, the older name, is taken too');
  expect(text).toContain('("application/rs-metadata+xml", "application/rs-metadata")');
});

it('the list of actions and the dictionary have the same areas', () => {
  const [head = [], ...rows] = tableWith(audit, 'Actions');
  const at = head.indexOf('Actions');
  const listed = rows.flatMap((row) => (row[at] ?? '').split(', ').map((action) => action.split('.')[0]));
  const dictionary = pageAt('docs/focus/appendix/data-dictionary.md').text;
  const section = dictionary.slice(dictionary.indexOf('lists every action'));
  const named = [...section.slice(0, section.indexOf('\n## ')).matchAll(/`([a-z_]+)\.`/g)].map(
    ([, area]) => area,
  );
  expect([...new Set(named)].sort()).toEqual([...new Set(listed)].sort());
});

it('pages that read audit events by API for a SIEM name the plan', () => {
  const plans = [audit, pageAt('docs/focus/appendix/data-extraction-integrations/native-rest.md')].map(
    ({text}) => /^- \*\*Plan\*\*: (.*)$/m.exec(text)?.[1] ?? '',
  );
  for (const plan of plans) expect(plan).toMatch(/SIEM, needs Enterprise/);
});

it.each(['docs/intro.md', 'docs/support.mdx'])('%s knows the codes of every product', (path) => {
  for (const prefix of ['FOC', 'TRN', 'AI'])
    expect(pageAt(path).text).toMatch(new RegExp(`\`${prefix}\` code`));
});
