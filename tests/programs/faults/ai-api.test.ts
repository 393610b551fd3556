/** The programs of the AI API: each fault once on the upload and on the question about the job, and each twice. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {held} from '../../support/faults/held';
import {passing, stackTrace, type Fault} from '../../support/faults/network';
import {startAiApi, wav} from '../../support/ai-api';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

// A test starts its program some fifteen times; Mono and Java take seconds for a start on a busy machine.
vi.setConfig({testTimeout: 3 * 60_000});

needs('bash', 'curl', 'java', 'javac', 'jq', 'mcs', 'mono', 'python3');

const page = pageAt('docs/ai-api/getting-started.mdx');
const shown = (title: string) => `${fenceTitled(page, title).value}\n`;
const end = {id: 'job_01J9Z7B3MA', state: 'succeeded', result: {text: 'Good morning.'}};

const [build = ''] = fenceTitled(page, 'Build and run with Mono').value.split('\n');

/** Programs, how each is made ready once, and how it runs. */
const programs: [file: string, ready: string, command: string][] = [
  ['transcribe.sh', 'true', 'bash transcribe.sh call.wav'],
  ['transcribe.mjs', 'true', 'node transcribe.mjs call.wav'],
  ['transcribe.py', 'true', 'python3 transcribe.py call.wav'],
  ['Program.cs', build, 'mono Program.exe call.wav'],
  ['Transcribe.java', 'javac Transcribe.java', 'java Transcribe call.wav'],
];

type Step = 'upload' | 'job';

async function course(folder: string, command: string, fault: Fault, step: Step, times = 1) {
  const isHit = ({method, path: at}: {method: string; path: string}) =>
    step === 'upload' ? method === 'POST' && at.endsWith('/transcriptions') : at.includes('/jobs/');
  const api = await startAiApi({end, fault, isHit, times});
  onTestFinished(() => api.close());
  const outcome = await run(folder, 'bash', ['-c', command], {...api.variables, LC_ALL: 'C'});
  const keys = api.requests
    .filter(({method, path: at}) => method === 'POST' && at.endsWith('/transcriptions'))
    .map(({headers}) => String(headers['idempotency-key']));
  return {...outcome, struck: api.struck(), keys};
}

it('check-network.sh names an address that does not answer, and ends with status 1', async () => {
  const source = `${fenceTitled(pageAt('docs/ai-api/requirements.md'), 'check-network.sh').value}\n`;
  for (const fault of ['reset before the body', 'cut body'] as const) {
    const api = await startAiApi({end, fault, isHit: ({path: at}) => at.includes('/jobs/'), times: 9});
    onTestFinished(() => api.close());
    const folder = folderWith({'check-network.sh': source});
    const {code, stdout} = await run(folder, 'bash', ['check-network.sh'], api.variables);
    const lines = stdout.trim().split('\n');
    expect([fault, code, lines.length], stdout).toEqual([fault, 1, 2]);
    expect(lines[0]).toMatch(/^200 /);
  }
});

describe.each(programs)('%s', (file, ready, command) => {
  const prepare = async () => {
    const folder = folderWith({[file]: shown(file), 'call.wav': wav(1)});
    expect((await run(folder, 'bash', ['-c', ready])).code).toBe(0);
    return folder;
  };

  held(
    'ai/one-job',
    'each fault that passes, on the upload and on the job, in runs beside and after each other',
    async () => {
      const folder = await prepare();
      const sent = new Set<string>();
      for (const step of ['upload', 'job'] as const) {
        const courses = passing.map(async (fault) => {
          const {code, stdout, stderr, struck, keys} = await course(folder, command, fault, step);
          const seen = [step, fault, struck, code, stdout];
          expect(seen, stderr).toEqual([step, fault, 1, 0, 'Good morning.\n']);
          keys.forEach((key) => sent.add(key));
        });
        await Promise.all(courses);
      }
      expect([...sent]).toEqual([readFileSync(path.join(folder, 'call.wav.key'), 'utf8').trim()]);
      expect(readdirSync(folder).filter((name) => name.startsWith('call.wav'))).toEqual([
        'call.wav',
        'call.wav.key',
      ]);
    },
  );

  it('ends with one line when an answer is no JSON, the token is refused, or there is no file', async () => {
    const folder = await prepare();
    for (const fault of ['malformed JSON', '401'] as const) {
      const {code, stdout, stderr} = await course(folder, command, fault, 'upload', 9);
      expect([fault, code === 0, stdout, stackTrace.test(stderr)], stderr).toEqual([fault, false, '', false]);
    }
    const absent = command.replace('call.wav', 'none.wav');
    const {code, stdout, stderr} = await course(folder, absent, '503', 'upload');
    expect([code === 0, stdout, stackTrace.test(stderr)], stderr).toEqual([false, '', false]);
    expect(stderr).toContain('none.wav');
  });
});
