/** The two reference implementations of back-off do the same, and what the page says, against a server that is busy. */
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {facts} from '../../../src/content/facts';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {startServer, type Server} from '../../support/server';
import {account, startTransactApi} from '../../support/transact-api';
import {problems, refusal, type Code} from '../../support/transact-rules';
import {fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

needs('python3');

const page = pageAt('docs/transact/error-handling.md');
const {tries} = facts.retry;

/** The clock of the programs stands still at this time. */
const now = Date.UTC(2025, 10, 3, 9, 15);

/** An answer: a code, a code with `Retry-After`, success, or nothing, as when a connection breaks. */
type Step = Code | [Code, string] | 'created' | 'nothing';

type Result = {status: number | null; waits: number[]};

const jsHarness = `import {readFileSync} from 'node:fs';
import {withRetry} from './retry.mjs';
const {url, random, now, runs} = JSON.parse(readFileSync('plan.json', 'utf8'));
const results = [];
for (const [index, steps] of runs.entries()) {
  const waits = [];
  let step = 0;
  const send = () => {
    if (steps[step++] === 'nothing') throw new TypeError('fetch failed');
    return fetch(url + '/' + index, {method: 'POST'}).then(async (response) =>
      ({status: response.status, headers: response.headers, body: await response.text()}));
  };
  const options = {sleep: async (ms) => void waits.push(ms), random: () => random, now: () => now};
  const status = await withRetry(send, options).then((response) => response.status, () => null);
  results.push({status, waits});
}
console.log(JSON.stringify(results));`;

const pyHarness = `import http.client, json
from urllib.parse import urlsplit
from retry import with_retry
plan = json.load(open("plan.json"))
results = []
for index, steps in enumerate(plan["runs"]):
    waits, left = [], list(steps)
    def send():
        if left.pop(0) == "nothing":
            raise ConnectionResetError("no answer")
        connection = http.client.HTTPConnection(urlsplit(plan["url"]).netloc)
        connection.request("POST", f"/{index}")
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()
    try:
        status = with_retry(send, sleep=lambda s: waits.append(s * 1000),
                            rng=lambda: plan["random"], now=lambda: plan["now"] / 1000)[0]
    except OSError:
        status = None
    results.append({"status": status, "waits": waits})
print(json.dumps(results))`;

const finals = (Object.keys(problems) as Code[]).filter((code) => {
  const [status] = problems[code];
  return status < 500 && status !== 409 && status !== 429;
});

const busy = (count: number, code: Code = 'TRN-503'): Step[] => Array<Step>(count).fill(code);

/** Steps of the server, and with a random number of one half: the last status and the waits in milliseconds. */
const scenarios: [what: string, steps: Step[], expected: Result][] = [
  ['success', ['created'], {status: 201, waits: []}],
  ['409 in_progress', ['TRN-409', 'created'], {status: 201, waits: [250]}],
  ['429 with seconds', [['TRN-429', '2'], 'created'], {status: 201, waits: [2250]}],
  [
    '503 with a date',
    [['TRN-503', 'Mon, 03 Nov 2025 09:15:03 GMT'], 'created'],
    {status: 201, waits: [3250]},
  ],
  [
    '503 with a date that has passed',
    [['TRN-503', 'Mon, 03 Nov 2025 09:14:00 GMT'], 'created'],
    {status: 201, waits: [250]},
  ],
  ['429 with nonsense', [['TRN-429', 'soon'], 'created'], {status: 201, waits: [250]}],
  ['500 and 502', ['TRN-500', 'TRN-502', 'created'], {status: 201, waits: [250, 500]}],
  ['success at the last try', [...busy(4), 'created'], {status: 201, waits: [250, 500, 1000, 2000]}],
  ['no success', busy(9), {status: 503, waits: [250, 500, 1000, 2000]}],
  ['still in progress', busy(9, 'TRN-409'), {status: 409, waits: [250, 500, 1000, 2000]}],
  ['no answer once', ['nothing', 'created'], {status: 201, waits: [250]}],
  ['no answer at all', Array<Step>(9).fill('nothing'), {status: null, waits: [250, 500, 1000, 2000]}],
  ['a final answer after a busy one', ['TRN-500', 'TRN-400', 'created'], {status: 400, waits: [250]}],
  ...finals.map((code): [string, Step[], Result] => [
    code,
    [code, 'created'],
    {status: problems[code][0], waits: []},
  ]),
];

const replyTo = (step: Step | undefined) => {
  if (step === 'created') return {status: 201, body: '{}'};
  const [code, after] = typeof step === 'string' ? [step as Code] : (step ?? ['TRN-500' as const]);
  return refusal(code, 'Later.', {}, after ? {'Retry-After': after} : {});
};

describe.each([
  ['retry.mjs', 'harness.mjs', jsHarness, 'node'],
  ['retry.py', 'harness.py', pyHarness, 'python3'],
])('%s', (file, harness, program, command) => {
  let server: Server;
  let left: Step[][];

  beforeEach(async () => {
    left = scenarios.map(([, steps]) => steps.filter((step) => step !== 'nothing'));
    server = await startServer(({path}) => replyTo(left[Number(path.slice(1))]?.shift()));
  });

  afterEach(() => server.close());

  async function results(random: number): Promise<Result[]> {
    const plan = JSON.stringify({url: server.url, random, now, runs: scenarios.map(([, steps]) => steps)});
    const source = `${fenceTitled(page, file).value}\n`;
    const folder = folderWith({[file]: source, [harness]: program, 'plan.json': plan});
    const {stdout, stderr} = await run(folder, command, [harness]);
    expect(stderr).toBe('');
    return JSON.parse(stdout) as Result[];
  }

  it(`does what ${scenarios.length} courses of events ask for`, async () => {
    const found = await results(0.5);
    const named = scenarios.map(([what], index) => [what, found[index]]);
    expect(named).toEqual(scenarios.map(([what, , expected]) => [what, expected]));
  });

  it('asks the server as often as the rules allow, and no more', async () => {
    await results(0.5);
    const asked = (what: string) => {
      const index = scenarios.findIndex(([name]) => name === what);
      return server.requests.filter(({path}) => path === `/${index}`).length;
    };
    expect(asked('no success')).toBe(tries);
    expect(asked('still in progress')).toBe(tries);
    expect(finals.map(asked)).toEqual(finals.map(() => 1));
  });

  it('waits between the limits of the table', async () => {
    const index = scenarios.findIndex(([what]) => what === 'no success');
    const rows = [...page.text.matchAll(/^\| \d \| (\d+) ms \| (\d+) ms \|$/gm)];
    expect(rows).toHaveLength(tries - 1);
    const shortest = (await results(0))[index]?.waits;
    left = scenarios.map(([, steps]) => steps.filter((step) => step !== 'nothing'));
    const longest = (await results(1))[index]?.waits;
    expect(rows.map(([, low]) => Number(low))).toEqual(shortest);
    expect(rows.map(([, , high]) => Number(high))).toEqual(longest);
  });
});

it('knows the final codes', () => {
  expect(finals).toEqual([
    'TRN-400',
    'TRN-401',
    'TRN-402',
    'TRN-403',
    'TRN-404',
    'TRN-410',
    'TRN-411',
    'TRN-412',
    'TRN-422',
  ]);
});

describe('create-session.mjs', () => {
  async function outcomeOf(faults: {code: Code; retryAfter?: string}[], secret = account.secret) {
    const {api, requests, close} = await startTransactApi({faults});
    const names = ['retry.mjs', 'create-session.mjs'];
    const folder = folderWith(
      Object.fromEntries(names.map((name) => [name, `${fenceTitled(page, name).value}\n`])),
    );
    const variables = {TRANSACT_API: api, TRANSACT_ACCOUNT: account.id, TRANSACT_SECRET: secret};
    const outcome = await run(folder, 'node', ['create-session.mjs'], variables);
    await close();
    return {...outcome, requests};
  }

  it('repeats with the same key and bytes, and a new timestamp', async () => {
    const faults = [{code: 'TRN-429', retryAfter: '1'}, {code: 'TRN-409'}, {code: 'TRN-503'}] as const;
    const {stdout, stderr, requests} = await outcomeOf([...faults]);
    expect(stdout, stderr).toBe('201 ses_01JBR7K2M3\n');
    expect(requests.map(({status}) => status)).toEqual([429, 409, 503, 201]);
    const different = (values: unknown[]) => new Set(values).size;
    expect(different(requests.map(({headers}) => headers['idempotency-key']))).toBe(1);
    expect(different(requests.map(({body}) => body))).toBe(1);
    expect(different(requests.map(({headers}) => headers['x-transact-timestamp']))).toBeGreaterThan(1);
  });

  it('shows the code of a final answer and stops', async () => {
    const {stdout, requests} = await outcomeOf([], 'wrong');
    expect(stdout).toBe('401 TRN-401\n');
    expect(requests).toHaveLength(1);
  });
});
