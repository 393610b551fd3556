/** The samples are as the formatter of their language leaves them; Prettier and gofmt read them in the unit tests. */
import {describe, expect, it} from 'vitest';
import {sampleRequest} from '../../../src/api-reference/samples/sampleRequest';
import {apis} from '../../../src/content/operations';
import {requestOf} from '../../../src/content/operations/samples';
import {specifications} from '../../../src/site/apis';
import {folderWith} from '../../support/folder';
import {operationsIn} from '../../support/openapi';
import {run} from '../../support/run';
import {writePrograms, type Runnable} from '../../support/samples/runners';
import {needs} from '../needs';

const operations = (await Promise.all(specifications.map(({file}) => operationsIn(file)))).flat();
const requests = [
  ...operations.map(sampleRequest),
  ...apis.flatMap((api) => api.operations.map((operation) => requestOf(api, operation))),
];

const formatters: [Runnable, command: string, args: string[]][] = [
  ['bash', 'shfmt', ['-i', '2', '-d']],
  ['python', 'black', ['--quiet', '--diff']],
  ['php', 'phpcs', ['--standard=PSR12', '--warning-severity=0', '-q']],
];

describe.each(formatters)('%s', (language, command, args) => {
  needs(command);

  it(`is as ${command} leaves it`, async () => {
    const folder = folderWith({});
    const files = writePrograms(folder, language, requests);
    expect(await run(folder, command, [...args, ...files])).toEqual({code: 0, stdout: '', stderr: ''});
  });
});
