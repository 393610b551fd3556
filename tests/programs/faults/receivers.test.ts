/** Receivers of webhooks take what was signed, once, store it before they respond, and continue whatever a network does. */
import {createHmac} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {facts} from '../../../src/content/facts';
import {half, halves, post, startReceiver, type Message} from '../../support/faults/receiver';
import {folderWith} from '../../support/folder';
import {sign} from '../../support/transact-rules';
import {fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

const shown = (page: string, title: string) => `${fenceTitled(pageAt(page), title).value}\n`;
const secret = 'example-shared-secret-0001';
const now = (ago = 0) => String(Math.floor(Date.now() / 1000) - ago);

type Kind = {
  command: string;
  file: string;
  files: () => Record<string, string>;
  /** Signs a body. */
  signed: (body: string, timestamp?: string, key?: string) => Message;
  /** The body of the n-th event of a thing in a state. */
  event: (n: number, thing: string, state: string) => string;
  /** States in the order in which they come. */
  states: [string, string, string];
  /** Seconds after which a message is too old. */
  age: number;
};

const transact = (command: string, file: string, verify: string): Kind => ({
  command,
  file,
  files: () => ({
    [file]: shown('docs/transact/integration-reference.md', file),
    [verify]: shown('docs/transact/password-example.md', verify),
  }),
  signed: (body, timestamp = now(), key = secret) => {
    const password = sign(key, timestamp, 'POST /hook', body);
    return {headers: {'X-Transact-Timestamp': timestamp, 'X-Transact-Password': password}, body};
  },
  event: (n, thing, state) =>
    JSON.stringify({id: `evt_${n}`, event: 'payment.updated', data: {id: thing, state}}),
  states: ['capturing', 'authorising', 'captured'],
  age: facts.transact.password.windowSeconds,
});

/** A job has one message for each state, so its states are those of three jobs. */
const aiApi = (command: string, file: string): Kind => ({
  command,
  file,
  files: () => ({[file]: readFileSync(`static/downloads/ai-api/${file}`, 'utf8')}),
  signed: (body, timestamp = now(), key = secret) => {
    const signature = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');
    return {headers: {'X-AI-Timestamp': timestamp, 'X-AI-Signature': signature}, body};
  },
  event: (_n, thing, state) => JSON.stringify({event: 'job.finished', data: {id: thing, state}}),
  states: ['queued', 'queued', 'succeeded'],
  age: facts.ai.webhook.ageSeconds,
});

const kinds: [what: string, kind: Kind][] = [
  ['AI API, receiver.mjs', aiApi('node', 'receiver.mjs')],
  ['AI API, receiver.py', aiApi('python3', 'receiver.py')],
  ['Transact, receiver.mjs', transact('node', 'receiver.mjs', 'verify.mjs')],
  ['Transact, receiver.py', transact('python3', 'receiver.py', 'verify.py')],
];

const malformed = [
  '{"id": "evt_9", ',
  '[]',
  '"x"',
  'null',
  '{"id": 1, "data": 2}',
  '{"id": "../x", "data": {}}',
];

describe.each(kinds)('%s', (_what, {command, file, files, signed, event, states, age}) => {
  needs('python3');

  const begin = async (folder: string, printed?: string[]) => {
    const variables = {TRANSACT_SECRET: secret, AI_WEBHOOK_SECRET: secret};
    const receiver = await startReceiver(folder, command, [file], variables, printed);
    const send = (message: Message) => post(receiver.port, '/hook', message);
    return {...receiver, send, take: (...given: Parameters<Kind['event']>) => send(signed(event(...given)))};
  };
  const [early, middle, last] = states;

  it('refuses what was not signed like this, now', async () => {
    const {send, printed} = await begin(folderWith(files()));
    const body = event(1, 'thing_a', last);
    const right = signed(body);
    const [time = '', signature = ''] = Object.keys(right.headers);
    const with_ = (changes: Record<string, string>) => ({body, headers: {...right.headers, ...changes}});
    expect(await send(signed(body, now(age - 60)))).toBe(204);
    const wrong: Record<string, Message> = {
      'too old': signed(body, now(age + 60)),
      'another secret': signed(body, now(), 'another'),
      'another body': {...right, body: body.replace(last, early)},
      'another time': with_({[time]: String(Number(right.headers[time]) - 1)}),
      'another signature': with_({[signature]: 'e'.repeat(64)}),
      'letters that no signature has': with_({[signature]: 'é'.repeat(64)}),
      'no headers': {body, headers: {}},
    };
    for (const [what, message] of Object.entries(wrong)) expect(await send(message), what).toBe(401);
    await expect.poll(() => printed).toEqual([`thing_a ${last}`]);
  });

  it('goes on after broken and idle connections, oversized and malformed bodies', async () => {
    const receiver = await begin(folderWith(files()));
    for (const bytes of halves) await half(receiver.port, bytes, 'break');
    const idle = await Promise.all(halves.map((bytes) => half(receiver.port, bytes, 'idle')));
    expect([413, 0]).toContain(await receiver.send(signed(' '.repeat(70_000))));
    for (const body of malformed) expect(await receiver.send(signed(body)), body).toBe(400);
    expect(await receiver.take(3, 'thing_c', last)).toBe(204);
    await expect.poll(() => receiver.printed).toEqual([`thing_c ${last}`]);
    idle.forEach((close) => close());
  });

  it('takes an event once, and an older state changes nothing', async () => {
    const {take, printed} = await begin(folderWith(files()));
    const sent: [number, string][] = [
      [1, early],
      [1, early],
      [3, last],
      [2, middle],
      [3, last],
    ];
    for (const [n, state] of sent) expect(await take(n, 'thing_a', state)).toBe(204);
    const together = await Promise.all(Array.from({length: 8}, () => take(4, 'thing_b', last)));
    expect(together).toEqual(Array<number>(8).fill(204));
    await expect.poll(() => printed).toEqual([`thing_a ${early}`, `thing_a ${last}`, `thing_b ${last}`]);
  });

  it('has on disk what it answered with 204, and does its work after a crash', async () => {
    const folder = folderWith(files());
    const printed: string[] = [];
    for (const n of [1, 2, 3]) {
      const receiver = await begin(folder, printed);
      expect(await receiver.take(n, `thing_${n}`, last)).toBe(204);
      await receiver.stop();
    }
    await begin(folder, printed);
    const all = [1, 2, 3].map((n) => `thing_${n} ${last}`);
    await expect.poll(() => [...new Set(printed)].sort()).toEqual(all);
  });
});
