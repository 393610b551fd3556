/** Programs that ask the Transact API for money: each fault once, each program twice, and never a second payment. */
import {describe, expect, it, onTestFinished} from 'vitest';
import {held} from '../../support/faults/held';
import {passing, stackTrace, type Fault} from '../../support/faults/network';
import {onWindows} from '../../support/faults/twins';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {account, startTransactApi, type Options} from '../../support/transact-api';
import {fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

needs('bash', 'curl', 'jq', 'openssl', 'python3');

const start = pageAt('docs/transact/getting-started.md');
const handling = pageAt('docs/transact/error-handling.md');
const files = {
  ...Object.fromEntries(
    ['transact', 'first-payment', 'refund']
      .flatMap((name) => [`${name}.sh`, `${name}.ps1`])
      .map((name) => [name, `${fenceTitled(start, name).value}\n`]),
  ),
  ...Object.fromEntries(
    ['retry.mjs', 'create-session.mjs', 'retry.py'].map((name) => [
      name,
      `${fenceTitled(handling, name).value}\n`,
    ]),
  ),
};

async function course(options: Options) {
  const api = await startTransactApi({card: '4111111111111111', ...options});
  onTestFinished(() => api.close());
  const folder = folderWith(files);
  const runs = (command: string, ...args: string[]) =>
    run(folder, command, args, {
      TRANSACT_API: api.api,
      TRANSACT_ACCOUNT: account.id,
      TRANSACT_SECRET: account.secret,
      TRANSACT_POLL_SECONDS: '0',
    });
  /** Requests that ask for something new, under different keys. */
  const asked = (what: string) =>
    new Set(
      api.requests
        .filter(({method, path}) => method === 'POST' && path.endsWith(what))
        .map(({headers}) => headers['idempotency-key']),
    ).size;
  return {...api, runs, asked};
}

const isPost =
  (what: RegExp): Options['isHit'] =>
  ({method, path}) =>
    method === 'POST' && what.test(path);

describe('create-session.mjs', () => {
  it.each(passing.filter((fault) => fault !== '500 after the work'))(
    'makes its session after: %s',
    async (fault) => {
      const {runs, struck, asked} = await course({fault, isHit: isPost(/sessions$/)});
      const {stdout, stderr, code} = await runs('node', 'create-session.mjs');
      expect([stdout, code, struck(), asked('/sessions')], stderr).toEqual(['201 ses_01JBR7K2M3\n', 0, 1, 1]);
    },
  );

  it.each(['401', 'malformed JSON'] as const)('ends with a sentence after: %s', async (fault) => {
    const {runs} = await course({fault, isHit: isPost(/sessions$/), times: 9});
    const {code, stderr} = await runs('node', 'create-session.mjs');
    expect([code, stackTrace.test(stderr)]).toEqual([1, false]);
  });

  held('session/once', 'an answer that is lost, then a second and a third run', async () => {
    for (const fault of ['malformed JSON', 'cut body', 'reset after the body'] as const) {
      const {runs, asked} = await course({fault, isHit: isPost(/sessions$/)});
      for (let time = 0; time < 3; time += 1) await runs('node', 'create-session.mjs');
      const {stdout} = await runs('node', 'create-session.mjs');
      expect([fault, stdout, asked('/sessions')]).toEqual([fault, '201 ses_01JBR7K2M3\n', 1]);
    }
  });
});

describe('retry.py', () => {
  const program = `
import http.client, os
from urllib.parse import urlsplit
from retry import with_retry
def send():
    connection = http.client.HTTPConnection(urlsplit(os.environ["TRANSACT_API"]).netloc, timeout=10)
    connection.request("POST", "/transact/v1/sessions", "{}")
    answer = connection.getresponse()
    return answer.status, answer.headers, answer.read()
print(with_retry(send)[0])`;

  it.each(passing)('has a final answer after: %s', async (fault) => {
    const {runs, struck} = await course({fault, isHit: isPost(/sessions$/)});
    const {stdout, stderr} = await runs('python3', '-c', program);
    expect([stdout, struck()], stderr).toEqual(['401\n', 1]);
  });
});

/** Faults at which the shell programs, which send once, end with a code and can be run again. */
const lost: Fault[] = [
  'reset before the body',
  'reset after the body',
  'cut body',
  '503',
  '429 with a date',
  'slow',
];

const shells: [command: string, ending: string][] = [
  ['bash', 'sh'],
  ...onWindows<[string, string]>(['pwsh', 'ps1']),
];

describe.each(shells)('refunds in %s', (shell, ending) => {
  const paid = async (fault: Fault, times = 1) => {
    const made = await course({fault, isHit: isPost(/refunds$/), times});
    await made.runs(shell, `first-payment.${ending}`);
    return made;
  };
  const summary = async ({runs}: Awaited<ReturnType<typeof course>>) => {
    const {stdout} = await runs(shell, `transact.${ending}`, 'GET', '/sessions/ses_01JBR7K2M3');
    return (JSON.parse(stdout) as {refund_summary: {amount_submitted: number}}).refund_summary
      .amount_submitted;
  };

  held('refund/once', `a part refund, run three times after each of ${lost.length} faults`, async () => {
    for (const fault of lost) {
      const made = await paid(fault);
      for (let time = 0; time < 3; time += 1) {
        const {stderr} = await made.runs(shell, `refund.${ending}`, 'RF-1', 'ses_01JBR7K2M3', '1000');
        expect(stderr).not.toMatch(stackTrace);
      }
      expect([fault, made.struck(), made.asked('/refunds'), await summary(made)]).toEqual([
        fault,
        1,
        1,
        1000,
      ]);
    }
  });

  it('sends nothing when two runs begin together but one refund', async () => {
    const made = await paid('slow');
    const both = ['RF-1', 'RF-1'].map((name) =>
      made.runs(shell, `refund.${ending}`, name, 'ses_01JBR7K2M3', '1000'),
    );
    await Promise.all(both);
    expect([made.asked('/refunds'), await summary(made)]).toEqual([1, 1000]);
  });

  it('refuses a number that was used for another refund', async () => {
    const made = await paid('slow');
    await made.runs(shell, `refund.${ending}`, 'RF-1', 'ses_01JBR7K2M3', '1000');
    const {code, stderr} = await made.runs(shell, `refund.${ending}`, 'RF-1', 'ses_01JBR7K2M3', '2000');
    expect([code, stderr.startsWith('Refund RF-1 is another one')]).toEqual([2, true]);
    expect(await summary(made)).toBe(1000);
  });
});

describe.each(shells)('the first payment in %s', (shell, ending) => {
  it.each([...lost.filter((fault) => fault !== 'slow'), 'malformed JSON' as const])(
    'ends with a code and no half answer after: %s',
    async (fault) => {
      const {runs} = await course({fault, isHit: ({method, count}) => method === 'GET' && count === 2});
      const {code, stdout} = await runs(shell, `first-payment.${ending}`);
      expect([code === 0, stdout.includes('"state"')]).toEqual([false, false]);
    },
  );
});
