/** Pages of Transact quote facts by insertion, and have the parts that a reader looks for. */
import {toString as textOf} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {factTexts} from '../../../src/content/insertions/factTexts';
import {docs, expectNone, pageOf, type Finding, type Page} from '../../content/corpus';

const pages = docs.filter(({path}) => path.startsWith('docs/transact/'));

/** How a fact reads in a sentence; the group is its number. */
const quotations: Record<string, RegExp> = {
  'transact.session.minutes': /(?:within|after|expires?|pay)[^.]* (\d+) minutes/i,
  'transact.link.defaultHours': /(\d+) hours (?:by default|if you)/,
  'transact.password.windowSeconds': /\b(\d+) seconds (?:in|old|off|ahead)|within (\d{3}) seconds/i,
  'retry.tries': /\b(\d+) tries/i,
  'transact.idempotency.keptHours': /key for (\d+) hours/i,
  'transact.rest.requestsPerMinute': /\b(\d+) (?:requests )?(?:in|a) (?:a )?minute/i,
  'transact.webhook.answerSeconds': /answer[^.]* within (\d+) seconds/i,
  'transact.amount.max': /1 to (99[\d,]+)/,
  'transact.reference.maxCharacters': /\b(\d+) characters, no card/,
  'transact.sandbox.keptDays': /deleted after (\d+) days/i,
};

function literals({path, source}: Pick<Page, 'path' | 'source'>): Finding[] {
  const prose = source.replace(/^```[^]*?^```/gm, (code) => code.replace(/[^\n]/g, ''));
  return prose.split('\n').flatMap((value, index) =>
    Object.entries(quotations).flatMap(([fact, pattern]): Finding[] => {
      const number = pattern.exec(value)?.slice(1).find(Boolean);
      return number
        ? [{path, line: index + 1, message: `"${number}" is ${fact}.`, remedy: `write {{${fact}}}.`}]
        : [];
    }),
  );
}

const sections = ['Before you start', 'If something goes wrong', 'Related pages', 'Sources'];

function missing({path, tree, text}: Page): Finding[] {
  const titles = tree.children.filter(({type}) => type === 'heading').map((node) => textOf(node));
  const part = (title: string) => text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
  const [lead = ''] = text.split('\n## ');
  const checks: [boolean, string][] = [
    ...sections.map((title): [boolean, string] => [titles.includes(title), `the section "${title}"`]),
    [/^- \*\*Role\*\*: \S/m.test(part('Before you start')), 'a role'],
    [/\(\S*#trn-(?:\d{3}|d\d\d)\)/.test(part('If something goes wrong')), 'an error code'],
    [(part('Related pages').match(/^- \[/gm) ?? []).length >= 2, 'two related pages'],
    [/\b(?:is for|are for|for) (?:developers|managers|architects)/.test(lead), 'its readers in the lead'],
    [!/\| *\|/.test(text.replace(/```[^]*?```/g, '')), 'tables without empty cells'],
  ];
  return checks.flatMap(([isThere, what]) =>
    isThere ? [] : [{path, line: 1, message: `The page lacks ${what}.`, remedy: 'add it.'}],
  );
}

it('sees a number in place of an insertion', () => {
  const objections = (source: string) => literals(pageOf(source)).map(({line}) => line);
  expect(
    objections('Within {{transact.session.minutes}} minutes.\n\n```text\nwithin 15 minutes\n```'),
  ).toEqual([]);
  expect(objections('It expires after 15 minutes.\nMake 5 tries.\n300 seconds old')).toEqual([1, 2, 3]);
});

it('knows the facts that it looks for', () => {
  expect(Object.keys(quotations).filter((fact) => !factTexts.has(fact))).toEqual([]);
  const all = pages.map(({source}) => source).join('\n');
  const own = [...factTexts.keys()].filter((fact) => fact.startsWith('transact.'));
  expect(own.filter((fact) => !all.includes(`{{${fact}}}`))).toEqual([]);
});

it('sees a page that lacks a part', () => {
  expect(missing(pageOf('Text.\n\n## Sources\n\n| a | |')).length).toBeGreaterThan(6);
});

it('holds for every page of Transact', () => {
  expect(pages).toHaveLength(7);
  expectNone(pages.flatMap((page) => [...literals(page), ...missing(page)]));
});
