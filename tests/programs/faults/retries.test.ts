/** The programs of docs/retries.mdx, which send a request once: each fault, each program twice, and how long they wait. */
import {describe, expect, it, onTestFinished} from 'vitest';
import {facts} from '../../../src/content/facts';
import {passing, stackTrace, startFaulty, type Fault} from '../../support/faults/network';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {json, type Reply} from '../../support/server';
import {fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

const page = pageAt('docs/retries.mdx');
const request = '{"purpose": "Complaint 2025-118"}';
const token = 'example-access-token-0001';

const programs: [file: string, command: string, needed: string[]][] = [
  ['post.sh', 'bash', ['bash', 'curl']],
  ['post.mjs', 'node', []],
  ['post.py', 'python3', ['python3']],
  ['post.ps1', 'pwsh', ['pwsh']],
];

type Plan = {fault?: Fault; times?: number; answer?: (count: number) => Reply};

const always = (status: number, code: string) => () => json(status, {code});
const once = (status: number, code: string) => (count: number) => json(count < 2 ? status : 201, {code});

/** What the API says, and how often a program may ask. */
const polite: [what: string, plan: Plan, tries: number][] = [
  ['503 for ever', {fault: '503', times: 99}, facts.retry.tries],
  ['a request that is wrong', {answer: always(400, 'FOC-5013')}, 1],
  ['a key that was used', {answer: always(409, 'AI-409')}, 1],
  ['a token that is not valid', {answer: always(401, 'AI-401')}, 1],
  ['in_progress', {answer: once(409, 'TRN-409')}, 2],
  ['408', {answer: once(408, 'HTTP-408')}, 2],
  ['425', {answer: once(425, 'HTTP-425')}, 2],
];

const dateIn = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

/** What `Retry-After` says, and how many milliseconds a program waits at least. */
const waits: [after: () => string, least: number][] = [
  [() => '1', 1000],
  [() => dateIn(3), 2000],
  [() => dateIn(-60), 0],
  [() => 'soon', 0],
];

describe.each(programs)('%s', (file, command, needed) => {
  needs(...needed);

  /** An API that carries out each key once, behind a fault; and a folder with the program and a request. */
  async function course({fault, times, answer}: Plan) {
    const done = new Set<string>();
    const came: number[] = [];
    const api = await startFaulty(
      ({headers, body}) => {
        came.push(Date.now());
        if (answer) return answer(came.length);
        if (headers.authorization !== `Bearer ${token}` || body !== request)
          return json(400, {code: 'HTTP-400'});
        done.add(String(headers['idempotency-key']));
        return json(201, {id: 'exp_01J9Z70A3C'});
      },
      {fault, times, isHit: ({method}) => method === 'POST'},
    );
    onTestFinished(() => api.close());
    const folder = folderWith({[file]: `${fenceTitled(page, file).value}\n`, 'export.json': request});
    const args = [file, 'export.json', `${api.url}/exports`];
    return {...api, done, came, runs: () => run(folder, command, args, {API_TOKEN: token})};
  }

  it('has its request carried out once, after each fault that passes and in a second run', async () => {
    const courses = passing.map(async (fault) => {
      const {runs, struck, done, requests} = await course({fault});
      for (const time of ['first', 'second']) {
        const {stdout, stderr, code} = await runs();
        const seen = [fault, time, code, stdout.trim()];
        expect(seen, stderr).toEqual([fault, time, 0, '{"id":"exp_01J9Z70A3C"}']);
      }
      const keys = new Set(requests.map(({headers}) => headers['idempotency-key']));
      expect([fault, struck(), done.size, keys.size]).toEqual([fault, 1, 1, 1]);
    });
    await Promise.all(courses);
  });

  it('makes one key, also in runs at the same time', async () => {
    const {runs, done} = await course({});
    expect((await Promise.all([runs(), runs(), runs()])).map(({code}) => code)).toEqual([0, 0, 0]);
    expect(done.size).toBe(1);
  });

  it('sends no more often than the rules allow', async () => {
    const courses = polite.map(async ([what, plan, tries]) => {
      const {runs, requests} = await course(plan);
      const {stderr} = await runs();
      expect([what, requests.length, stackTrace.test(stderr)], stderr).toEqual([what, tries, false]);
    });
    await Promise.all(courses);
  });

  it('sends no sooner than Retry-After asks', async () => {
    const courses = waits.map(async ([after, least]) => {
      const answer = (count: number) =>
        count > 1 ? json(201, {}) : {...json(429, {}), headers: {'Retry-After': after()}};
      const {runs, came} = await course({answer});
      const {code, stderr} = await runs();
      const [first = 0, second = 0] = came;
      // A whole second is lost where a clock counts in seconds; the jitter is half a second at most.
      const seen = [code, second - first >= least - 5, second - first < least + 2500];
      expect(seen, stderr).toEqual([0, true, true]);
    });
    await Promise.all(courses);
  });

  it('says in a sentence that there is no such request', async () => {
    const folder = folderWith({[file]: `${fenceTitled(page, file).value}\n`});
    const {code, stderr} = await run(folder, command, [file, 'none.json', 'http://127.0.0.1:9'], {
      API_TOKEN: 'x',
    });
    expect([code, stackTrace.test(stderr), stderr.includes('none.json')], stderr).toEqual([1, false, true]);
  });
});
