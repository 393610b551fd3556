/** Receivers of webhooks keep, then answer, then work, and nothing that a network does to them stops them. */
import {createHmac} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {held} from '../../support/faults/held';
import {half, halves, post, startReceiver, type Message, type Receiver} from '../../support/faults/receiver';
import {folderWith} from '../../support/folder';
import {sign} from '../../support/transact-rules';
import {fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

needs('python3');

const shown = (page: string, title: string) => `${fenceTitled(pageAt(page), title).value}\n`;
const secret = 'example-shared-secret-0001';
const now = () => String(Math.floor(Date.now() / 1000));

type Kind = {
  what: string;
  command: string;
  file: string;
  files: () => Record<string, string>;
  /** A signed message about the n-th event of a thing in a state. */
  message: (n: number, thing: string, state: string) => Message;
  /** Signs any body. */
  signed: (body: string) => Message;
  /** States in the order in which they come. */
  states: [string, string, string];
};

const transactSigned = (body: string): Message => {
  const timestamp = now();
  const password = sign(secret, timestamp, 'POST /hook', body);
  return {headers: {'X-Transact-Timestamp': timestamp, 'X-Transact-Password': password}, body};
};

const transact = (command: string, file: string, verify: string): Kind => ({
  what: `Transact, ${file}`,
  command,
  file,
  files: () => ({
    [file]: shown('docs/transact/getting-started.md', file),
    [verify]: shown('docs/transact/password-example.md', verify),
  }),
  message: (n, thing, state) =>
    transactSigned(JSON.stringify({id: `evt_${n}`, event: 'payment.updated', data: {id: thing, state}})),
  signed: transactSigned,
  states: ['capturing', 'authorising', 'captured'],
});

const aiSigned = (body: string): Message => {
  const timestamp = now();
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {headers: {'X-AI-Timestamp': timestamp, 'X-AI-Signature': signature}, body};
};

/** A job has one message for each state, so its states are those of three jobs. */
const aiApi = (command: string, file: string): Kind => ({
  what: `AI API, ${file}`,
  command,
  file,
  files: () => ({[file]: shown('docs/ai-api/getting-started.mdx', file)}),
  message: (_n, thing, state) => aiSigned(JSON.stringify({event: 'job.finished', data: {id: thing, state}})),
  signed: aiSigned,
  states: ['queued', 'queued', 'succeeded'],
});

const kinds: Kind[] = [
  aiApi('node', 'receiver.mjs'),
  aiApi('python3', 'receiver.py'),
  transact('node', 'receiver.mjs', 'verify.mjs'),
  transact('python3', 'receiver.py', 'verify.py'),
];

const variables = {TRANSACT_SECRET: secret, AI_WEBHOOK_SECRET: secret};

describe.each(kinds.map((kind) => [kind.what, kind] as const))('%s', (_what, kind) => {
  const begin = (folder: string, printed?: string[]): Promise<Receiver> =>
    startReceiver(folder, kind.command, [kind.file], variables, printed);
  const [early, middle, last] = kind.states;

  held('webhook/survives', 'broken and idle connections, oversized and malformed bodies', async () => {
    const receiver = await begin(folderWith(kind.files()));
    const send = (message: Message) => post(receiver.port, '/hook', message);
    for (const [, bytes] of halves) await half(receiver.port, bytes, 'break');
    const idle = await Promise.all(halves.map(([, bytes]) => half(receiver.port, bytes, 'idle')));
    expect(await send(kind.message(1, 'thing_a', last))).toBe(204);
    expect([413, 0]).toContain(await send(kind.signed(' '.repeat(70_000))));
    for (const body of [
      '{"id": "evt_9", ',
      '[]',
      '"x"',
      'null',
      '{"id": 1, "data": 2}',
      '{"id": "../x", "data": {}}',
    ])
      expect(await send(kind.signed(body)), body).toBe(400);
    expect(await send({...kind.message(2, 'thing_b', last), headers: {}})).toBe(401);
    expect(await send(kind.message(3, 'thing_c', last))).toBe(204);
    await expect.poll(() => receiver.printed).toEqual([`thing_a ${last}`, `thing_c ${last}`]);
    expect(receiver.hasEnded()).toBe(false);
    idle.forEach((close) => close());
    await receiver.stop();
  });

  it('takes an event once, and an older state changes nothing', async () => {
    const receiver = await begin(folderWith(kind.files()));
    const send = (message: Message) => post(receiver.port, '/hook', message);
    const messages = [
      kind.message(1, 'thing_a', early),
      kind.message(1, 'thing_a', early),
      kind.message(3, 'thing_a', last),
      kind.message(2, 'thing_a', middle),
      kind.message(3, 'thing_a', last),
    ];
    for (const message of messages) expect(await send(message)).toBe(204);
    expect(await Promise.all(Array.from({length: 8}, () => send(kind.message(4, 'thing_b', last))))).toEqual(
      Array<number>(8).fill(204),
    );
    await expect
      .poll(() => receiver.printed)
      .toEqual([`thing_a ${early}`, `thing_a ${last}`, `thing_b ${last}`]);
    await receiver.stop();
  });

  held('webhook/kept-before-answer', 'a kill at the moment of the answer, many times', async () => {
    const folder = folderWith(kind.files());
    const printed: string[] = [];
    for (let n = 1; n <= 5; n += 1) {
      const receiver = await begin(folder, printed);
      expect(await post(receiver.port, '/hook', kind.message(n, `thing_${n}`, last))).toBe(204);
      await receiver.stop();
    }
    const receiver = await begin(folder, printed);
    const all = Array.from({length: 5}, (_, index) => `thing_${index + 1} ${last}`);
    await expect.poll(() => [...new Set(printed)].sort()).toEqual(all);
    await receiver.stop();
  });
});
