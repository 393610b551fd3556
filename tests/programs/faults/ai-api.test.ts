/** The programs of the AI API: each fault of a network on the upload and on the question about the job. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {passing, stackTrace, type Fault} from '../../support/faults/network';
import {startAiApi, wav} from '../../support/ai-api';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

// A test starts its program some fifteen times; Mono and Java take seconds for a start on a busy machine.
vi.setConfig({testTimeout: 3 * 60_000});

const page = pageAt('docs/ai-api/getting-started.mdx');
const end = {id: 'job_01J9Z7B3MA', state: 'succeeded', result: {text: 'Good morning.'}};

const [build = ''] = fenceTitled(page, 'Build and run with Mono').value.split('\n');

/** Programs, how each is made ready once, how it runs, and what it needs. */
const programs: [file: string, ready: string, command: string, needed: string[]][] = [
  ['transcribe.sh', 'true', 'bash transcribe.sh call.wav', ['curl', 'jq']],
  ['transcribe.mjs', 'true', 'node transcribe.mjs call.wav', []],
  ['transcribe.py', 'true', 'python3 transcribe.py call.wav', ['python3']],
  ['Program.cs', build, 'mono Program.exe call.wav', ['mcs', 'mono', 'libraries for C#']],
  ['Transcribe.java', 'javac Transcribe.java', 'java Transcribe call.wav', ['java', 'javac']],
];

const isUpload = ({method, path: at}: {method: string; path: string}) =>
  method === 'POST' && at.endsWith('/transcriptions');

const steps = {upload: isUpload, job: ({path: at}: {path: string}) => at.includes('/jobs/')};

describe.each(programs)('%s', (file, ready, command, needed) => {
  needs('bash', ...needed);

  const prepare = async () => {
    const folder = folderWith({[file]: `${fenceTitled(page, file).value}\n`, 'call.wav': wav(1)});
    expect((await run(folder, 'bash', ['-c', ready])).code).toBe(0);
    return folder;
  };

  async function course(folder: string, fault: Fault, step: keyof typeof steps, times = 1) {
    const api = await startAiApi({end, fault, isHit: steps[step], times});
    onTestFinished(() => api.close());
    const outcome = await run(folder, 'bash', ['-c', command], {...api.variables, LC_ALL: 'C'});
    const keys = api.requests.filter(isUpload).map(({headers}) => String(headers['idempotency-key']));
    return {...outcome, struck: api.struck(), keys};
  }

  it.each(['upload', 'job'] as const)(
    'has its text, and starts one job, after each fault of the %s',
    async (step) => {
      const folder = await prepare();
      const courses = await Promise.all(passing.map((fault) => course(folder, fault, step)));
      expect(courses.map(({struck, code, stdout}, index) => [passing[index], struck, code, stdout])).toEqual(
        passing.map((fault) => [fault, 1, 0, 'Good morning.\n']),
      );
      expect([...new Set(courses.flatMap(({keys}) => keys))]).toEqual([
        readFileSync(path.join(folder, 'call.wav.key'), 'utf8').trim(),
      ]);
    },
  );

  it.each(['malformed JSON', '401'] as const)('ends with one line after: %s', async (fault) => {
    const {code, stdout, stderr} = await course(await prepare(), fault, 'upload', 9);
    expect([code === 0, stdout, stackTrace.test(stderr)], stderr).toEqual([false, '', false]);
  });
});
