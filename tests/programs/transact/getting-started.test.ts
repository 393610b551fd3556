/** The programs of "Getting started" take a payment, receive its webhook and repay it, against an API on this machine. */
import {spawn} from 'node:child_process';
import {describe, expect, it, onTestFinished} from 'vitest';
import {facts} from '../../../src/content/facts';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {account, startTransactApi, type Options} from '../../support/transact-api';
import {declineOf, sign} from '../../support/transact-rules';
import {fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

needs('bash', 'curl', 'jq', 'openssl');

const page = pageAt('docs/transact/getting-started.md');
const fence = (title: string) => `${fenceTitled(page, title).value}\n`;

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
  return {...server, folder, environment, bash};
}

/** The receiver of the page, with what it has printed so far. */
async function startReceiver(folder: string, environment: Record<string, string>) {
  const child = spawn('node', ['receiver.mjs'], {
    cwd: folder,
    env: {...process.env, ...environment, PORT: '0'},
  });
  onTestFinished(() => void child.kill());
  const printed: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(...chunk.toString().trim().split('\n')));
  const port = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      const said = chunk.toString();
      const [, number] = /port (\d+)/.exec(said) ?? [];
      if (number) resolve(number);
      else reject(new Error(said));
    });
  });
  return {url: `http://127.0.0.1:${port}`, printed};
}

const cards = [...page.text.matchAll(/^\| (\d{4}(?: \d{4}){3}|None)[^|]* \| .* \| `(\w+)` \|$/gm)].map(
  ([, card = '', state = '']) => ({card: card.replaceAll(' ', ''), state}),
);

it('shows the five test cards and what happens without one', () => {
  expect(cards).toEqual([
    {card: '4111111111111111', state: 'captured'},
    {card: '4000000000000002', state: 'declined'},
    {card: '4000000000003220', state: 'captured'},
    {card: '4000000000003063', state: 'failed'},
    {card: '4000000000000119', state: 'failed'},
    {card: 'None', state: 'expired'},
  ]);
});

it('names the credentials that the programs read', () => {
  expect(fence('Credentials')).toBe(
    `export TRANSACT_ACCOUNT='${account.id}'\nexport TRANSACT_SECRET='${account.secret}'\n`,
  );
});

describe('first-payment.sh', () => {
  it('prints what the page shows', async () => {
    const {bash} = await start({card: '4111111111111111'});
    const {stdout, stderr, code} = await bash('first-payment.sh');
    expect(stdout, stderr).toBe(fence('bash first-payment.sh'));
    expect(code).toBe(0);
  });

  it.each(cards)('ends in $state with the card $card', async ({card, state}) => {
    const {bash, requests} = await start({card});
    const {stdout, stderr} = await bash('first-payment.sh');
    const states = stdout.match(/(?<=^State: )\w+/gm) ?? [];
    expect(states.at(-1), stderr).toBe(state);
    expect(requests).toHaveLength(states.length + 1);
    expect(new Set(requests.map(({status}) => status))).toEqual(new Set([201, 200]));
  });

  const amounts = [
    ...page.text.matchAll(/^\| `(\d{4})` \| `(\d\d)`.* \| \[(TRN-D\d\d)\]\(\S+#(trn-d\d\d)\) \|$/gm),
  ].map(
    ([, amount = '', response = '', decline = '', anchor = '']) =>
      [amount, response, decline, anchor] as const,
  );

  it('has an amount for each decline', () => {
    expect(new Set(amounts.map(([, , decline]) => decline)).size).toBe(9);
    for (const [amount, response_code, code, anchor] of amounts) {
      expect(declineOf(Number(amount)), amount).toMatchObject({code, response_code});
      expect(anchor).toBe(code.toLowerCase());
    }
  });

  it('shows the decline that the amount chooses', async () => {
    const {bash} = await start({card: '4000000000000002'});
    const {stdout} = await bash('first-payment.sh', '1051');
    expect(JSON.parse(stdout.slice(stdout.indexOf('{')))).toMatchObject({
      state: 'declined',
      card: null,
      problem: {code: 'TRN-D02', response_code: '51'},
    });
  });

  it('stops at an error, and shows it', async () => {
    const {bash} = await start({}, {TRANSACT_SECRET: 'wrong'});
    const {code} = await bash('first-payment.sh');
    expect(code).not.toBe(0);
    const {stdout} = await bash('transact.sh', 'GET', '/sessions/ses_0000000000');
    expect(JSON.parse(stdout)).toMatchObject({status: 401, code: 'TRN-401'});
  });

  it('the first call of the page is answered as the page says', async () => {
    const {bash} = await start();
    const {stdout, code} = await bash('transact.sh', 'GET', '/sessions/ses_0000000000');
    expect(JSON.parse(stdout)).toMatchObject({code: 'TRN-404'});
    expect(code).toBe(22);
  });
});

it('the answers that the page shows are those of the API', async () => {
  const {bash} = await start({card: '4111111111111111'});
  const order = JSON.stringify({amount: 2599, currency: 'GBP', method: 'link', reference: 'INV-1042'});
  const {stdout} = await bash('transact.sh', 'POST', '/sessions', order);
  expect(JSON.parse(stdout)).toEqual(JSON.parse(fence('201 Created')));
});

it.each([
  ['link', 'payment_url', 'agent_code'],
  ['hosted_fields', 'payment_url', 'agent_code'],
  ['dtmf', 'agent_code', 'payment_url'],
])('%s returns %s', async (method, present, absent) => {
  expect(page.text).toContain(`- \`${method}\` returns \`${present}\`:`);
  const {bash} = await start();
  const order = JSON.stringify({amount: 1, currency: 'GBP', method});
  const session = JSON.parse((await bash('transact.sh', 'POST', '/sessions', order)).stdout) as object;
  expect(session).toMatchObject({[present]: expect.stringMatching(/./) as unknown, [absent]: null});
});

it('the limits of the table are those of the API', async () => {
  const {bash} = await start();
  const {amount, reference} = facts.transact;
  const codeOf = async (change: object) => {
    const order = JSON.stringify({amount: 1, currency: 'GBP', method: 'link', ...change});
    return (JSON.parse((await bash('transact.sh', 'POST', '/sessions', order)).stdout) as {code?: string})
      .code;
  };
  expect(await codeOf({amount: amount.max, reference: 'x'.repeat(reference.maxCharacters)})).toBeUndefined();
  expect(await codeOf({amount: amount.max + 1})).toBe('TRN-400');
  expect(await codeOf({reference: 'x'.repeat(reference.maxCharacters + 1)})).toBe('TRN-400');
  expect(await codeOf({reference: '4111111111111111'})).toBe('TRN-400');
});

it('refund.sh repays the payment once, and says what is left', async () => {
  const {bash, requests} = await start({card: '4111111111111111'});
  await bash('first-payment.sh');
  const first = await bash('refund.sh', 'RF-1', 'ses_01JBR7K2M3');
  expect(JSON.parse(first.stdout), first.stderr).toEqual(JSON.parse(fence('201 Created: the refund')));
  const again = await bash('refund.sh', 'RF-1', 'ses_01JBR7K2M3');
  expect(again.stdout).toBe(first.stdout);
  const sent = requests.filter(({method, path}) => method === 'POST' && path.endsWith('/refunds'));
  expect(new Set(sent.map(({headers}) => headers['idempotency-key'])).size).toBe(1);
  const read = async (path: string) => JSON.parse((await bash('transact.sh', 'GET', path)).stdout) as object;
  expect(await read('/refunds/rfd_01JBR7Q4Y2')).toMatchObject({state: 'succeeded'});
  expect(await read('/sessions/ses_01JBR7K2M3/refunds')).toMatchObject({items: [{amount: 2599}]});
  expect(await read('/sessions/ses_01JBR7K2M3')).toMatchObject({
    state: 'refunded',
    refund_summary: {status: 'full', amount_available: 0, amount_submitted: 2599},
  });
  const more = await bash('refund.sh', 'RF-2', 'ses_01JBR7K2M3', '100');
  expect(JSON.parse(more.stdout)).toMatchObject({code: 'TRN-411'});
});

describe('receiver.mjs', () => {
  it('prints each change of a payment', async () => {
    const api = await start({card: '4111111111111111'});
    const {url, printed} = await startReceiver(api.folder, api.environment);
    api.environment.TRANSACT_WEBHOOK = `${url}/webhooks/transact`;
    const {stdout, stderr} = await api.bash('first-payment.sh');
    expect(stdout, stderr).toContain('State: captured');
    expect(await api.webhooks()).toEqual([204, 204, 204, 204]);
    const states = ['capturing', 'authorising', 'authorised', 'captured'];
    await expect.poll(() => printed.length).toBe(states.length);
    expect([...printed].sort()).toEqual(states.map((state) => `ses_01JBR7K2M3 ${state}`).sort());
  });

  it('takes the event of send-event.sh once', async () => {
    const api = await start();
    const {url, printed} = await startReceiver(api.folder, api.environment);
    api.environment.RECEIVER = url;
    expect((await api.bash('send-event.sh')).code).toBe(0);
    expect((await api.bash('send-event.sh')).code).toBe(0);
    expect(page.text).toContain('`ses_01JBR7K2M3 captured`');
    await expect.poll(() => printed).toEqual(['ses_01JBR7K2M3 captured']);
  });

  it('refuses what we did not sign', async () => {
    const api = await start();
    const {url, printed} = await startReceiver(api.folder, api.environment);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const statusOf = async (password: string, sent = timestamp) => {
      const headers = {'X-Transact-Timestamp': sent, 'X-Transact-Password': password};
      return (await fetch(url, {method: 'POST', headers, body: '{}'})).status;
    };
    const old = String(Number(timestamp) - facts.transact.password.windowSeconds - 60);
    expect(await statusOf(sign('wrong', timestamp, 'POST /', '{}'))).toBe(401);
    expect(await statusOf(sign(account.secret, timestamp, 'POST /', '{"a":1}'))).toBe(401);
    expect(await statusOf(sign(account.secret, old, 'POST /', '{}'), old)).toBe(401);
    expect(printed).toEqual([]);
  });
});

it('the event of the page is one that the technical design explains', () => {
  const [, sent = ''] = /event='([^']+)'/.exec(fence('send-event.sh')) ?? [];
  const shown = fenceTitled(pageAt('docs/transact/technical-design.md'), 'Body of payment.updated').value;
  const keys = (value: unknown): unknown =>
    value && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keys(inner)]))
      : typeof value;
  expect(keys(JSON.parse(sent))).toEqual(keys(JSON.parse(shown)));
});
