/** The programs of "Getting started" and of the integration reference take a payment, receive its webhook and repay it, against an API on this machine. */
import {describe, expect, it, onTestFinished} from 'vitest';
import {folderWith} from '../../support/folder';
import {operationOf} from '../../support/operations';
import {run} from '../../support/run';
import {startReceiver} from '../../support/faults/receiver';
import {account, startTransactApi, type Options} from '../../support/transact-api';
import {declineOf} from '../../support/transact-rules';
import {fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

needs('bash', 'curl', 'jq', 'openssl');

const tutorial = pageAt('docs/transact/getting-started.md');
const page = pageAt('docs/transact/integration-reference.md');
const isOfTutorial = (title: string) => tutorial.text.includes(`title="${title}"`);
const fence = (title: string) => `${fenceTitled(isOfTutorial(title) ? tutorial : page, title).value}\n`;

const programs = ['transact.sh', 'first-payment.sh', 'refund.sh', 'send-event.sh', 'receiver.mjs'];

/** A folder with the programs of the page, and an API to call. */
async function start(options: Options = {}, variables: Record<string, string> = {}) {
  const server = await startTransactApi(options);
  onTestFinished(() => server.close());
  const verify = fenceTitled(pageAt('docs/transact/password-example.md'), 'verify.mjs').value;
  const files = Object.fromEntries(programs.map((name) => [name, fence(name)]));
  const folder = folderWith({...files, 'verify.mjs': verify});
  const environment: Record<string, string> = {
    TRANSACT_API: server.api,
    TRANSACT_ACCOUNT: account.id,
    TRANSACT_SECRET: account.secret,
    TRANSACT_POLL_SECONDS: '0',
    ...variables,
  };
  const bash = (...args: string[]) => run(folder, 'bash', args, environment);
  const read = async (...args: string[]) =>
    JSON.parse((await bash('transact.sh', ...args)).stdout) as Record<string, unknown>;
  return {...server, folder, environment, bash, read};
}

const cards = [...page.text.matchAll(/^\| (\d{4}(?: \d{4}){3}|None)[^|]* \| .* \| `(\w+)` \|$/gm)].map(
  ([, card = '', state = '']) => ({card: card.replaceAll(' ', ''), state}),
);

describe('first-payment.sh', () => {
  it('prints what the page shows, with the credentials of the page', async () => {
    expect(fence('Credentials')).toBe(
      `export TRANSACT_ACCOUNT='${account.id}'\nexport TRANSACT_SECRET='${account.secret}'\n`,
    );
    const {bash} = await start({card: '4111111111111111'});
    const {stdout, stderr, code} = await bash('first-payment.sh');
    expect(stdout, stderr).toBe(fence('bash first-payment.sh'));
    expect(code).toBe(0);
  });

  it('the page shows five test cards, and what happens without one', () => {
    expect(new Set(cards.map(({card}) => card)).size).toBe(6);
  });

  it.each(cards)('ends in $state with the card $card', async ({card, state}) => {
    const {bash, requests} = await start({card});
    const {stdout, stderr} = await bash('first-payment.sh');
    const states = stdout.match(/(?<=^State: )\w+/gm) ?? [];
    expect(states.at(-1), stderr).toBe(state);
    expect(requests.map(({status}) => status)).toEqual([201, ...states.map(() => 200)]);
  });

  it('shows the decline that the amount chooses, by the table of the page', async () => {
    const row = /^\| `(\d{4})` \| `(\d\d)`.* \| \[(TRN-D\d\d)\]\(\S+#(trn-d\d\d)\) \|$/gm;
    const amounts = [...page.text.matchAll(row)];
    expect(new Set(amounts.map(([, , , code]) => code)).size).toBe(9);
    for (const [, amount = '', response_code = '', code = '', anchor] of amounts) {
      expect(declineOf(Number(amount)), amount).toMatchObject({code, response_code});
      expect(anchor).toBe(code.toLowerCase());
    }
    const {bash} = await start({card: '4000000000000002'});
    const {stdout} = await bash('first-payment.sh', '1051');
    expect(JSON.parse(stdout.slice(stdout.indexOf('{')))).toMatchObject({
      state: 'declined',
      card: null,
      problem: {code: 'TRN-D02', response_code: '51'},
    });
  });

  it('stops at an error, which transact.sh shows', async () => {
    const {bash, read} = await start({}, {TRANSACT_SECRET: 'wrong'});
    expect((await bash('first-payment.sh')).code).not.toBe(0);
    expect(await read('GET', '/sessions/ses_0000000000')).toMatchObject({status: 401, code: 'TRN-401'});
  });
});

const exampleOf = (id: string) => operationOf('transact', id).answer.example;

it('the commands of the tutorial take a payment and refund it, with the results that it shows', async () => {
  const {folder, environment, read} = await start({card: '4111111111111111'});
  const first = await run(folder, 'bash', ['transact.sh', 'GET', '/sessions/ses_0000000000'], environment);
  expect([(JSON.parse(first.stdout) as {code: string}).code, first.code]).toEqual(['TRN-404', 22]);
  const follow = async (title: string) => {
    const {stdout, stderr} = await run(folder, 'bash', ['-c', fence(title)], environment);
    expect(stderr.replace(/^Idempotency-Key: \S+\n/, '')).toBe('');
    return JSON.parse(stdout) as Record<string, unknown>;
  };
  const session = await follow('Create a session');
  expect(session).toEqual(exampleOf('createSession'));
  expect(session).toMatchObject(JSON.parse(fence('From the response')) as object);
  for (let time = 0; time < 3; time += 1) await read('GET', '/sessions/ses_01JBR7K2M3');
  expect(await follow('Read the session')).toMatchObject(JSON.parse(fence('From the session')) as object);
  expect(await follow('Refund the payment')).toMatchObject({amount: 2599, state: 'submitted'});
  expect(await follow('Read the refund')).toMatchObject({state: 'succeeded'});
});

it('refund.sh repays the payment once, and says what is left', async () => {
  const {bash, read, requests} = await start({card: '4111111111111111'});
  await bash('first-payment.sh');
  const first = await bash('refund.sh', 'RF-1', 'ses_01JBR7K2M3');
  expect(JSON.parse(first.stdout), first.stderr).toEqual(exampleOf('createRefund'));
  expect((await bash('refund.sh', 'RF-1', 'ses_01JBR7K2M3')).stdout).toBe(first.stdout);
  const sent = requests.filter(({method, path}) => method === 'POST' && path.endsWith('/refunds'));
  expect(new Set(sent.map(({headers}) => headers['idempotency-key'])).size).toBe(1);
  expect(await read('GET', '/refunds/rfd_01JBR7Q4Y2')).toMatchObject({state: 'succeeded'});
  expect(await read('GET', '/sessions/ses_01JBR7K2M3')).toMatchObject({
    state: 'refunded',
    refund_summary: {status: 'full', amount_available: 0, amount_submitted: 2599},
  });
  const more = await bash('refund.sh', 'RF-2', 'ses_01JBR7K2M3', '100');
  expect(JSON.parse(more.stdout)).toMatchObject({code: 'TRN-411'});
});

describe('receiver.mjs', () => {
  const receive = (folder: string, environment: Record<string, string>) =>
    startReceiver(folder, 'node', ['receiver.mjs'], environment);

  it('prints each change of a payment', async () => {
    const {folder, environment, bash, webhooks} = await start({card: '4111111111111111'});
    const {port, printed} = await receive(folder, environment);
    environment.TRANSACT_WEBHOOK = `http://127.0.0.1:${port}/webhooks/transact`;
    const {stdout, stderr} = await bash('first-payment.sh');
    expect(stdout, stderr).toContain('State: captured');
    expect(await webhooks()).toEqual([204, 204, 204, 204]);
    const states = ['capturing', 'authorising', 'authorised', 'captured'];
    await expect.poll(() => printed.length).toBe(states.length);
    expect([...printed].sort()).toEqual(states.map((state) => `ses_01JBR7K2M3 ${state}`).sort());
  });

  it('takes the event of send-event.sh, which is one that the technical design explains', async () => {
    const {folder, environment, bash} = await start();
    const {port, printed} = await receive(folder, environment);
    environment.RECEIVER = `http://127.0.0.1:${port}`;
    expect((await bash('send-event.sh')).code).toBe(0);
    expect(page.text).toContain('`ses_01JBR7K2M3 captured`');
    await expect.poll(() => printed).toEqual(['ses_01JBR7K2M3 captured']);
    const [, sent = ''] = /event='([^']+)'/.exec(fence('send-event.sh')) ?? [];
    const shown = fenceTitled(pageAt('docs/transact/technical-design.md'), 'Body of payment.updated').value;
    const keys = (value: unknown): unknown =>
      value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keys(inner)]))
        : typeof value;
    expect(keys(JSON.parse(sent))).toEqual(keys(JSON.parse(shown)));
  });
});
