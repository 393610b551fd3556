/** No sample that talks to a network or reads a file is left out of the harness, and no promise stands without a case. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {harnessOf, samplesOf} from '../../support/faults/samples';
import {markersIn, promises} from '../../support/faults/held';
import {expectNone, pageOf, pages, routes, type Finding, type Page} from '../../content/corpus';

const folder = 'tests/programs/faults';
const sources = readdirSync(folder)
  .filter((name) => name !== 'coverage.test.ts')
  .map((name) => readFileSync(path.join(folder, name), 'utf8'));
const cases = new Set(
  sources.flatMap((source) => [...source.matchAll(/\bheld\(\s*'([^']+)'/g)].map(([, name]) => name)),
);

const isSeed = ({path: file}: Page) => routes.includes(`/${file.replace(/(\/index)?\.mdx?$/, '')}`);

function unharnessed(page: Page): Finding[] {
  const known = Object.entries(harnessOf[page.path] ?? {});
  return samplesOf(page)
    .filter(({name}) => !known.some(([start]) => name.startsWith(start)))
    .map(({name, line, touches}) => ({
      path: page.path,
      line,
      message: `"${name}" touches ${touches.join(' and ')}, and no case of the harness runs it.`,
      remedy: 'run it through tests/programs/faults, and name the test in tests/support/faults/samples.ts.',
    }));
}

/** Words with which a page promises what happens under a fault. */
const promising = [
  /\bnever (?:charges?|refunds?|pays?|doubles?|loses?)\b/i,
  /\b(?:no event is lost|is written twice|starts no second|doubles no row|refunds? (?:only )?once|no second (?:payment|refund|session|export|job)\b(?! is possible))/i,
  /\balso finds a file that was added\b/i,
];

function unheld({path: file, source}: Page): Finding[] {
  const lines = source.split('\n');
  const marked = new Map(markersIn(source).map(({line, name}) => [line, name]));
  return lines.flatMap((text, index): Finding[] => {
    const next = `${text} ${lines[index + 1] ?? ''}`;
    const found = promising.map((pattern) => pattern.exec(next)).find(Boolean);
    const promise = found && found.index <= text.length ? found[0] : undefined;
    if (!promise || /^\s*(?:\||<!--|\{\/\*)/.test(text)) return [];
    const near = [...marked.keys()].some((line) => Math.abs(line - index - 1) <= 6);
    if (near) return [];
    return [
      {
        path: file,
        line: index + 1,
        message: `"${promise}" is a promise that no case holds.`,
        remedy: 'put the comment "held: <name>" above it (tests/support/faults/held.ts), or say less.',
      },
    ];
  });
}

const seed = pages.filter(isSeed);

it('sees a sample that nothing runs, and a promise that nothing holds', () => {
  const sample = pageOf(
    '```bash title="a.sh"\ncurl x\n```\n\n```python\nprint(1)\n```',
    'docs/focus/people.md',
  );
  expect(unharnessed(sample).map(({line}) => line)).toEqual([1]);
  const promise = 'It never charges a card twice.';
  expect(unheld(pageOf(`Text.\n\n${promise}`)).map(({line}) => line)).toEqual([3]);
  expect(unheld(pageOf(`<!-- held: focus/list-whole -->\n\n${promise}`))).toEqual([]);
});

it('every sample of the seed that touches a network or a file goes through the harness', () => {
  expectNone(seed.flatMap(unharnessed));
});

it('names tests that are there, and samples that are there', () => {
  const entries = Object.entries(harnessOf).flatMap(([page, known]) =>
    Object.entries(known).map(([start, by]) => ({page, start, by})),
  );
  const missing = entries.filter(({by}) => !by.startsWith('(') && !existsSync(by));
  expect(missing).toEqual([]);
  const idle = entries.filter(
    ({page, start}) =>
      !seed.some((known) => known.path === page && samplesOf(known).some(({name}) => name.startsWith(start))),
  );
  expect(idle).toEqual([]);
});

it('every promise of the seed is held', () => {
  expectNone(seed.flatMap(unheld));
});

it('markers, promises and cases name each other', () => {
  const marked = new Set(pages.flatMap(({source}) => markersIn(source).map(({name}) => name)));
  const names = Object.keys(promises).sort();
  expect([...marked].sort()).toEqual(names);
  expect([...cases].sort()).toEqual(names);
});
