/** Three programs of the AI API: each fault once on the upload and on the question about the job. */
import {describe, expect, it, onTestFinished} from 'vitest';
import {held} from '../../support/faults/held';
import {passing, stackTrace, type Fault} from '../../support/faults/network';
import {startAiApi, wav} from '../../support/ai-api';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

needs('bash', 'curl', 'jq', 'python3');

const page = pageAt('docs/ai-api/getting-started.mdx');
const shown = (title: string) => `${fenceTitled(page, title).value}\n`;
const end = {id: 'job_01J9Z7B3MA', state: 'succeeded', result: {text: 'Good morning.'}};

/** Programs, how each is made ready once, and how it runs. */
const programs: [file: string, ready: string, command: string][] = [
  ['transcribe.sh', 'true', 'bash transcribe.sh call.wav'],
  ['transcribe.mjs', 'true', 'node transcribe.mjs call.wav'],
  ['transcribe.py', 'true', 'python3 transcribe.py call.wav'],
];

type Step = 'upload' | 'job';

async function course(folder: string, command: string, fault: Fault, step: Step, times = 1) {
  const isHit = ({method, path}: {method: string; path: string}) =>
    step === 'upload' ? method === 'POST' && path.endsWith('/transcriptions') : path.includes('/jobs/');
  const api = await startAiApi({end, fault, isHit, times});
  onTestFinished(() => api.close());
  const outcome = await run(folder, 'bash', ['-c', command], {...api.variables, LC_ALL: 'C'});
  const keys = api.requests
    .filter(({method, path}) => method === 'POST' && path.endsWith('/transcriptions'))
    .map(({headers}) => headers['idempotency-key']);
  return {...outcome, struck: api.struck(), keys: new Set(keys).size};
}

describe.each(programs)('%s', (file, ready, command) => {
  const prepare = async () => {
    const folder = folderWith({[file]: shown(file), 'call.wav': wav(1)});
    expect((await run(folder, 'bash', ['-c', ready])).code).toBe(0);
    return folder;
  };

  held('ai/one-job', 'each fault that passes, on the upload and on the job', async () => {
    const folder = await prepare();
    for (const step of ['upload', 'job'] as const) {
      const courses = passing.map(async (fault) => {
        const {code, stdout, stderr, struck, keys} = await course(folder, command, fault, step);
        const seen = [step, fault, struck, code, stdout, keys <= 1];
        expect(seen, stderr).toEqual([step, fault, 1, 0, 'Good morning.\n', true]);
      });
      await Promise.all(courses);
    }
  });

  it('ends with one line when an answer is no JSON, or the token is refused', async () => {
    const folder = await prepare();
    for (const fault of ['malformed JSON', '401'] as const) {
      const {code, stdout, stderr} = await course(folder, command, fault, 'upload', 9);
      expect([fault, code === 0, stdout, stackTrace.test(stderr)], stderr).toEqual([fault, false, '', false]);
    }
  });
});
