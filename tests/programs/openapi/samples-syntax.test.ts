/** The interpreter of its language reads every sample: of both specifications, and of operations with awkward values. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import type {SampleLanguage} from '../../../src/samples/sampleLanguages';
import {specifications} from '../../../src/site/apis';
import {folderWith} from '../../support/folder';
import {operationsIn} from '../../support/openapi';
import {run} from '../../support/run';
import {awkwardCases, type Case} from '../../support/samples/awkward';
import {writeSamples} from '../../support/samples/runners';
import {needs} from '../needs';

needs('bash', 'php', 'python3', 'ruby');

const operations = (await Promise.all(specifications.map(({file}) => operationsIn(file)))).flat();
const cases: Case[] = [
  ...operations.map((operation) => ({
    name: `${operation.method} ${operation.path}`,
    operation,
    sent: {method: '', target: ''},
  })),
  ...awkwardCases,
];

/** Commands that read the files named after them and name those that they cannot read. */
const programs: [SampleLanguage, string[]][] = [
  ['bash', ['bash', '-c', 'for file; do bash -n "$file"; done', 'bash']],
  [
    'python',
    [
      'python3',
      '-c',
      'import ast, sys\nfor file in sys.argv[1:]: ast.parse(open(file, encoding="utf-8").read(), file)',
    ],
  ],
  [
    'php',
    [
      'php',
      '-r',
      'foreach (array_slice($argv, 1) as $file) token_get_all(file_get_contents($file), TOKEN_PARSE);',
      '--',
    ],
  ],
  ['ruby', ['ruby', '-e', 'ARGV.each { |file| RubyVM::InstructionSequence.compile_file(file) }']],
];

it.each(programs)('%s', async (language, [command = '', ...args]) => {
  const folder = folderWith({});
  const good = writeSamples(folder, language, cases);
  expect(await run(folder, command, [...args, ...good])).toEqual({code: 0, stdout: '', stderr: ''});
  const bad = folderWith({sample: `${readFileSync(good[0] ?? '', 'utf8')}\n"((`});
  expect((await run(bad, command, [...args, 'sample'])).stderr).not.toBe('');
});
