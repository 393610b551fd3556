/**
 * Every program on a page of the seed is run by a test, or marked `no-run` in its fence and counted: parsing it is
 * then all that is done. Programs on any other page only have to parse.
 */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {pairsOf} from '../support/faults/twins';
import {expectNone, fencesOf, pageOf, pages, routes, type Finding, type Page} from '../content/corpus';

/** PowerShell alone, and what needs a superuser; twins of Bash are held by tests/programs/faults/twins.test.ts. */
const limits = {marked: 2, powershell: 17};

const runnable = ['bash', 'csharp', 'java', 'javascript', 'python', 'sql'];

/** Where the programs of a page are run. */
const runBy: Record<string, string> = {
  'docs/ai-api/getting-started.mdx': 'tests/programs/code/ai-api.test.ts',
  'docs/ai-api/requirements.md': 'tests/programs/code/ai-api.test.ts',
  'docs/focus/admin/audit.md': 'tests/programs/focus/audit.test.ts',
  'docs/focus/admin/retention.md': 'tests/programs/focus/programs.test.ts',
  'docs/focus/appendix/data-dictionary.md': 'tests/programs/focus/data-dictionary.test.ts',
  'docs/focus/appendix/data-extraction-integrations/genesys-cloud.md':
    'tests/programs/code/integrations.test.ts',
  'docs/focus/appendix/data-extraction-integrations/jupyter.md': 'tests/programs/code/rest.test.ts',
  'docs/focus/appendix/data-extraction-integrations/native-rest.md': 'tests/programs/code/rest.test.ts',
  'docs/focus/appendix/data-extraction-integrations/sftp.md': 'tests/programs/code/sftp.test.ts',
  'docs/focus/appendix/data-extraction-integrations/sms-email.md': 'tests/programs/code/integrations.test.ts',
  'docs/focus/appendix/enterprise-sso-options/entra-id.md': 'tests/programs/focus/programs.test.ts',
  'docs/focus/appendix/enterprise-sso-options/google-workspace.md': 'tests/programs/focus/programs.test.ts',
  'docs/focus/appendix/recorders/siprec.md': 'tests/programs/focus/programs.test.ts',
  'docs/focus/communications/downloads.md': 'tests/programs/focus/downloads.test.ts',
  'docs/retries.mdx': 'tests/programs/faults/retries.test.ts',
  'docs/teamscribe/installation.md': 'tests/programs/teamscribe/records.test.ts',
  'docs/transact/error-handling.md': 'tests/programs/transact/retry.test.ts',
  'docs/transact/getting-started.md': 'tests/programs/transact/getting-started.test.ts',
  'docs/transact/password-example.md': 'tests/programs/transact/password.test.ts',
  'docs/transact/technical-design.md': 'tests/programs/transact/hosted-fields.test.ts',
};

/** Pages that an author has added are no part of the seed. */
const isSeed = ({path}: Page) => routes.includes(`/${path.replace(/(\/index)?\.mdx?$/, '')}`);

const isMarked = ({marks}: {marks: string[]}) => marks.includes('no-run');

function rule(page: Page): Finding[] {
  if (!isSeed(page)) return [];
  return fencesOf(page)
    .filter((fence) => runnable.includes(fence.language) && !isMarked(fence) && !runBy[page.path])
    .map(({language, line}) => ({
      path: page.path,
      line: line - 1,
      message: `No test runs this ${language}.`,
      remedy: 'run it in a test and name the test in tests/acceptance/programs.test.ts.',
    }));
}

it('sees a program that nothing runs', () => {
  const text = '```bash\nls\n```\n\n```bash no-run title="As root"\nreboot\n```\n\n```json\n{}\n```';
  expect(rule(pageOf(text, 'docs/focus/people.md')).map(({line}) => line)).toEqual([1]);
  expect(rule(pageOf(text, 'docs/focus/admin/audit.md'))).toEqual([]);
});

it('asks nothing of a page that an author adds', () => {
  expect(rule(pageOf('```bash\nls\n```', 'docs/focus/new.md'))).toEqual([]);
});

it('holds for every page of the seed', () => {
  expectNone(pages.flatMap(rule));
});

it('names tests that read the page', () => {
  const name = (path: string) =>
    path
      .split('/')
      .at(-1)
      ?.replace(/\.mdx?$/, '') ?? path;
  const silent = Object.entries(runBy).filter(
    ([page, test]) => !readFileSync(test, 'utf8').includes(name(page)),
  );
  expect(silent).toEqual([]);
});

it('leaves no more programs unrun than before', () => {
  const seed = pages.filter(isSeed);
  const alone = seed.flatMap((page) => {
    const twins = pairsOf(page).map(({powershell}) => powershell.line);
    return fencesOf(page, 'powershell').filter(({line}) => !twins.includes(line));
  });
  expect(seed.flatMap((page) => fencesOf(page)).filter(isMarked)).toHaveLength(limits.marked);
  expect(alone).toHaveLength(limits.powershell);
});
