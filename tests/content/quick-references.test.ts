/** The quick references say what the pages say that explain them. */
import {expect, it} from 'vitest';
import {statesOf} from '../../src/content/operations';
import {filters, operators, playerKeys, sipAnswers} from '../../src/content/quick-references';
import {sheets} from '../../src/content/quick-references/markdown';
import {pageAt} from './corpus';

const linesOf = (path: string) => pageAt(path).text.split('\n');
const screen = linesOf('docs/focus/communications/screen-reference.md');

/** Lists whose every entry is on one line of its page, with all of its words. */
const lists: [name: string, lines: string[], entries: (readonly string[])[]][] = [
  ['player keys', screen, playerKeys.map(({control, keys, does}) => [control, keys, does])],
  ['filters', screen, filters.map(({field, values}) => [`\`${field}\``, values.split(/[;,]/)[0] ?? ''])],
  ['operators', screen, operators.map(({sign, meaning, example}) => [sign, meaning, `\`${example}\``])],
  [
    'SIP answers with a code',
    linesOf('docs/focus/appendix/recorders/siprec.md'),
    sipAnswers.flatMap(({answer, code}) =>
      code ? [[/`\d{3}`|TLS handshake/.exec(answer)?.[0] ?? '', code]] : [],
    ),
  ],
  [
    'states of a session',
    linesOf('docs/transact/technical-design.md'),
    Object.entries(statesOf('transact', 'session')).map(([state, {leadsTo}]) => [
      `| \`${state}\``,
      leadsTo.length > 0 ? leadsTo.map((next) => `\`${next}\``).join(', ') : 'Final',
    ]),
  ],
  [
    'states of a refund',
    linesOf('docs/transact/integration-reference.md'),
    Object.entries(statesOf('transact', 'refund')).map(([state, {meaning}]) => [
      `\`${state}\``,
      meaning.split('. ')[0]!.slice(1),
    ]),
  ],
  [
    'states of a job',
    linesOf('docs/ai-api/api-overview.md'),
    Object.keys(statesOf('aiApi', 'job')).map((state) => [`\`${state}\``]),
  ],
];

const missing = (lines: readonly string[], entries: readonly (readonly string[])[]) =>
  entries.filter((words) => !lines.some((line) => words.every((word) => line.includes(word))));

it.each(lists)('%s are those of their page', (_, lines, entries) => {
  expect(entries.length).toBeGreaterThan(2);
  expect(missing(lines, entries)).toEqual([]);
});

it('has a sheet for each block', () => {
  const {source} = pageAt('docs/quick-reference.md');
  const shown = [
    ...source.matchAll(/<div class="sheet">\n\n## [^<]+?\{\{block quickReference\.(\w+)\}\}[^<]*<\/div>/g),
  ];
  expect(shown.map(([, name]) => name)).toEqual(Object.keys(sheets));
});
