/** The two reference implementations of back-off do the same, and what the page says, against a server that is busy. */
import {describe, expect, it} from 'vitest';
import {facts} from '../../../src/content/facts';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {startServer} from '../../support/server';
import {problems, refusal, type Code} from '../../support/transact-rules';
import {fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

const page = pageAt('docs/transact/error-handling.md');
const {tries} = facts.retry;

/** The clock of the programs stands still at this time. */
const now = Date.UTC(2025, 10, 3, 9, 15);

/** An answer: a code, a code with `Retry-After`, success, or nothing, as when a connection breaks. */
type Step = Code | [Code, string] | 'created' | 'nothing';

type Result = [status: number | null, waits: number[]];

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

const busy = (count: number, code: Code = 'TRN-503'): Step[] => Array<Step>(count).fill(code);
const all = [250, 500, 1000, 2000];

/** Answers that no repetition changes. */
const finals = Object.entries(problems).filter(([, [status]]) => ![409, 429, 503].includes(status));

/** Steps of the server; and with a random number of one half the last status, and the waits in milliseconds. */
const scenarios: [what: string, steps: Step[], status: number | null, waits: number[]][] = [
  ['success', ['created'], 201, []],
  ['409 in_progress', ['TRN-409', 'created'], 201, [250]],
  ['429 with seconds', [['TRN-429', '2'], 'created'], 201, [2250]],
  ['a date', [['TRN-503', 'Mon, 03 Nov 2025 09:15:03 GMT'], 'created'], 201, [3250]],
  ['a date that has passed', [['TRN-503', 'Mon, 03 Nov 2025 09:14:00 GMT'], 'created'], 201, [250]],
  ['429 with nonsense', [['TRN-429', 'soon'], 'created'], 201, [250]],
  ['success at the last try', [...busy(4), 'created'], 201, all],
  ['no success', busy(9), 503, all],
  ['still in progress', busy(9, 'TRN-409'), 409, all],
  ['no answer once', ['nothing', 'created'], 201, [250]],
  ['no answer at all', Array<Step>(9).fill('nothing'), null, all],
  ['a final answer after a busy one', ['TRN-503', 'TRN-400', 'created'], 400, [250]],
  ...finals.map(([code, [status]]): (typeof scenarios)[0] => [code, [code, 'created'], status, []]),
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
  if (command !== 'node') needs(command);

  /** @returns what the program did in each course, and how often it asked */
  async function results(random: number): Promise<[what: string, ...Result, asked: number][]> {
    const left = scenarios.map(([, steps]) => steps.filter((step) => step !== 'nothing'));
    const server = await startServer(({path}) => replyTo(left[Number(path.slice(1))]?.shift()));
    const plan = JSON.stringify({url: server.url, random, now, runs: scenarios.map(([, steps]) => steps)});
    const source = `${fenceTitled(page, file).value}\n`;
    const folder = folderWith({[file]: source, [harness]: program, 'plan.json': plan});
    const {stdout, stderr} = await run(folder, command, [harness]);
    await server.close();
    expect(stderr).toBe('');
    const asked = (index: number) => server.requests.filter(({path}) => path === `/${index}`).length;
    return (JSON.parse(stdout) as {status: number | null; waits: number[]}[]).map(
      ({status, waits}, index) => [scenarios[index]![0], status, waits, asked(index)],
    );
  }

  it(`does what ${scenarios.length} courses of events ask for, and asks no more often`, async () => {
    expect(tries).toBe(all.length + 1);
    expect(await results(0.5)).toEqual(
      scenarios.map(([what, steps, status, waits]) => {
        const lost = steps.slice(0, waits.length + 1).filter((step) => step === 'nothing');
        return [what, status, waits, waits.length + 1 - lost.length];
      }),
    );
  });

  it('waits between the limits of the table', async () => {
    const rows = [...page.text.matchAll(/^\| \d \| (\d+) ms \| (\d+) ms \|$/gm)];
    const index = scenarios.findIndex(([what]) => what === 'no success');
    const [[, , shortest], [, , longest]] = [(await results(0))[index]!, (await results(1))[index]!];
    expect(rows.map(([, low]) => Number(low))).toEqual(shortest);
    expect(rows.map(([, , high]) => Number(high))).toEqual(longest);
    expect(rows).toHaveLength(tries - 1);
  });
});
