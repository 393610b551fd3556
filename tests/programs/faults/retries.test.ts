/** The programs of docs/retries.mdx, which send a request once: each fault, each program twice, and how long they wait. */
import {describe, expect, it, onTestFinished} from 'vitest';
import {facts} from '../../../src/content/facts';
import {held} from '../../support/faults/held';
import {passing, stackTrace, startFaulty, type Fault} from '../../support/faults/network';
import {onWindows} from '../../support/faults/twins';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {json, type Reply} from '../../support/server';
import {fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

needs('bash', 'curl', 'python3');

const page = pageAt('docs/retries.mdx');
const request = '{"purpose": "Complaint 2025-118"}';

const programs: [file: string, command: string][] = [
  ['post.sh', 'bash'],
  ['post.mjs', 'node'],
  ['post.py', 'python3'],
  ...onWindows<[string, string]>(['post.ps1', 'pwsh']),
];

type Plan = {fault?: Fault; times?: number; answer?: (count: number) => Reply};

/** An API that carries out each key once, behind a fault; and a folder with the program and a request. */
async function course(file: string, command: string, {fault, times, answer}: Plan) {
  const done = new Set<string>();
  const came: number[] = [];
  const api = await startFaulty(
    ({headers, body}) => {
      came.push(Date.now());
      if (answer) return answer(came.length);
      if (headers.authorization !== 'Bearer example-access-token-0001' || body !== request)
        return json(400, {code: 'HTTP-400'});
      done.add(String(headers['idempotency-key']));
      return json(201, {id: 'exp_01J9Z70A3C'});
    },
    fault,
    ({method}) => method === 'POST',
    times,
  );
  onTestFinished(() => api.close());
  const folder = folderWith({[file]: `${fenceTitled(page, file).value}\n`, 'export.json': request});
  const runs = () =>
    run(folder, command, [file, 'export.json', `${api.url}/exports`], {
      API_TOKEN: 'example-access-token-0001',
    });
  return {...api, runs, done, came};
}

describe.each(programs)('%s', (file, command) => {
  held('retries/once', 'each fault that passes, then a second run', async () => {
    const courses = passing.map(async (fault) => {
      const {runs, struck, done, requests} = await course(file, command, {fault});
      for (const time of ['first', 'second']) {
        const {stdout, stderr, code} = await runs();
        expect([fault, time, code, stdout.trim()], stderr).toEqual([
          fault,
          time,
          0,
          '{"id":"exp_01J9Z70A3C"}',
        ]);
      }
      const keys = new Set(requests.map(({headers}) => headers['idempotency-key']));
      expect([fault, struck(), done.size, keys.size]).toEqual([fault, 1, 1, 1]);
    });
    await Promise.all(courses);
  });

  held('retries/once', 'a key that is made by two runs at the same time', async () => {
    const {runs, done} = await course(file, command, {});
    expect((await Promise.all([runs(), runs(), runs()])).map(({code}) => code)).toEqual([0, 0, 0]);
    expect(done.size).toBe(1);
  });

  held('retries/polite', 'answers that are final, that pass, and that ask for time', async () => {
    const always = (status: number, code: string) => () => json(status, {code});
    const asked: [what: string, plan: Plan, tries: number][] = [
      ['503 for ever', {fault: '503', times: 99}, facts.retry.tries],
      ['a request that is wrong', {answer: always(400, 'FOC-5013')}, 1],
      ['a key that was used', {answer: always(409, 'AI-409')}, 1],
      ['a token that is not valid', {answer: always(401, 'AI-401')}, 1],
      ['in_progress', {answer: (count) => json(count < 3 ? 409 : 201, {code: 'TRN-409'})}, 3],
      ['408', {answer: (count) => json(count < 2 ? 408 : 201, {})}, 2],
      ['425', {answer: (count) => json(count < 2 ? 425 : 201, {})}, 2],
    ];
    const courses = asked.map(async ([what, plan, tries]) => {
      const {runs, requests} = await course(file, command, plan);
      const {stderr} = await runs();
      expect([what, requests.length, stackTrace.test(stderr)], stderr).toEqual([what, tries, false]);
    });
    const waits = [
      ['1', 1000],
      [() => new Date(Date.now() + 3000).toUTCString(), 2000],
      [() => new Date(Date.now() - 60_000).toUTCString(), 0],
      ['soon', 0],
    ] as const;
    const polite = waits.map(async ([after, least]) => {
      const {runs, came} = await course(file, command, {
        answer: (count) => {
          const value = typeof after === 'string' ? after : after();
          return count > 1 ? json(201, {}) : {...json(429, {}), headers: {'Retry-After': value}};
        },
      });
      const {code, stderr} = await runs();
      const [first = 0, second = 0] = came;
      // A whole second is lost where a clock counts in seconds; the jitter is half a second at most.
      expect([code, second - first >= least - 5, second - first < least + 2500], stderr).toEqual([
        0,
        true,
        true,
      ]);
    });
    await Promise.all([...courses, ...polite]);
  });

  it('says in a sentence that no request was kept, or that nothing answers', async () => {
    const {runs, url, close} = await course(file, command, {fault: 'malformed JSON', times: 9});
    expect((await runs()).code).toBe(0);
    await close();
    const folder = folderWith({[file]: `${fenceTitled(page, file).value}\n`});
    const {code, stderr} = await run(folder, command, [file, 'none.json', url], {API_TOKEN: 'x'});
    expect([code, stackTrace.test(stderr), stderr.includes('none.json')], stderr).toEqual([1, false, true]);
  });
});
