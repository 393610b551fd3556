/** Programs that ask the Transact API for money: each fault once, each program twice, and never a second payment. */
import {describe, expect, it, onTestFinished} from 'vitest';
import {passing, stackTrace, type Fault} from '../../support/faults/network';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {account, startTransactApi, type Options} from '../../support/transact-api';
import {fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

const start = pageAt('docs/transact/getting-started.md');
const reference = pageAt('docs/transact/integration-reference.md');
const handling = pageAt('docs/transact/error-handling.md');

const bothOf = (name: string) => [`${name}.sh`, `${name}.ps1`];

const files = Object.fromEntries([
  ...bothOf('transact').map((title) => [title, `${fenceTitled(start, title).value}\n`]),
  ...['first-payment', 'refund']
    .flatMap(bothOf)
    .map((title) => [title, `${fenceTitled(reference, title).value}\n`]),
  ...['retry.mjs', 'create-session.mjs'].map((title) => [title, `${fenceTitled(handling, title).value}\n`]),
]) as Record<string, string>;

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
  const isHit = isPost(/sessions$/);

  it.each(passing.filter((fault) => fault !== '500 after the work'))(
    'makes its session after: %s',
    async (fault) => {
      const {runs, struck, asked} = await course({fault, isHit});
      const {stdout, stderr, code} = await runs('node', 'create-session.mjs');
      expect([stdout, code, struck(), asked('/sessions')], stderr).toEqual(['201 ses_01JBR7K2M3\n', 0, 1, 1]);
    },
  );

  it.each(['401', 'malformed JSON'] as const)('ends with a sentence after: %s', async (fault) => {
    const {runs} = await course({fault, isHit, times: 9});
    const {code, stderr} = await runs('node', 'create-session.mjs');
    expect([code, stackTrace.test(stderr)]).toEqual([1, false]);
  });

  it.each(['malformed JSON', 'cut body', 'reset after the body'] as const)(
    'makes one session, however often it runs, after: %s',
    async (fault) => {
      const {runs, asked} = await course({fault, isHit});
      for (let time = 0; time < 2; time += 1) await runs('node', 'create-session.mjs');
      const {stdout} = await runs('node', 'create-session.mjs');
      expect([stdout, asked('/sessions')]).toEqual(['201 ses_01JBR7K2M3\n', 1]);
    },
  );
});

/** Faults at which the shell programs, which send once, end with a code and can be run again. */
const lost: Fault[] = ['reset before the body', 'reset after the body', 'cut body', '503', '429 with a date'];

describe.each([
  ['bash', 'sh', ['curl', 'jq', 'openssl']],
  ['pwsh', 'ps1', []],
])('in %s', (shell, ending, needed) => {
  needs(shell, ...needed);

  const paid = async (fault: Fault) => {
    const made = await course({fault, isHit: isPost(/refunds$/)});
    await made.runs(shell, `first-payment.${ending}`);
    const refund = (amount: string) => made.runs(shell, `refund.${ending}`, 'RF-1', 'ses_01JBR7K2M3', amount);
    const refunded = async () => {
      const {stdout} = await made.runs(shell, `transact.${ending}`, 'GET', '/sessions/ses_01JBR7K2M3');
      const {refund_summary} = JSON.parse(stdout) as {refund_summary: {amount_submitted: number}};
      return refund_summary.amount_submitted;
    };
    return {...made, refund, refunded};
  };

  it.each([...lost, 'slow' as const])(
    'a refund is carried out once, however often it runs, after: %s',
    async (fault) => {
      const {refund, refunded, struck, asked} = await paid(fault);
      for (let time = 0; time < 3; time += 1) expect((await refund('1000')).stderr).not.toMatch(stackTrace);
      expect([struck(), asked('/refunds'), await refunded()]).toEqual([1, 1, 1000]);
    },
  );

  it('a refund is one when two runs begin together, and its number is of no other', async () => {
    const {refund, refunded, asked} = await paid('slow');
    await Promise.all([refund('1000'), refund('1000')]);
    expect([asked('/refunds'), await refunded()]).toEqual([1, 1000]);
    const {code, stderr} = await refund('2000');
    expect([code, stderr.startsWith('Refund RF-1 already exists')]).toEqual([2, true]);
    expect(await refunded()).toBe(1000);
  });

  it.each([...lost, 'malformed JSON' as const])(
    'the first payment ends with a code and no half answer after: %s',
    async (fault) => {
      const {runs} = await course({fault, isHit: ({method, count}) => method === 'GET' && count === 2});
      const {code, stdout} = await runs(shell, `first-payment.${ending}`);
      expect([code === 0, stdout.includes('"state"')]).toEqual([false, false]);
    },
  );
});
