import {afterEach, expect, it, vi} from 'vitest';
import {embeddedClient} from '../../../../../src/search/engines/embedded/embeddedClient';
import type {Call, Opening, Reply} from '../../../../../src/search/engines/embedded/protocol';

const requests = [{indexName: 'help-uk', query: 'hold'}];

afterEach(() => void vi.unstubAllGlobals());

/** A client whose workers answer each call as the test says; what they were sent is kept. */
function withWorker(reply: (call: Call) => Reply | 'crash', answersWith: () => Response) {
  vi.stubGlobal('fetch', () => Promise.resolve(answersWith()));
  const sent: (Opening | Call)[] = [];
  let started = 0;

  class FakeWorker extends EventTarget {
    terminate(): void {}
    postMessage(message: Opening | Call): void {
      sent.push(message);
      if ('index' in message) return;
      const data = reply(message);
      const event = data === 'crash' ? new Event('error') : new MessageEvent('message', {data});
      queueMicrotask(() => this.dispatchEvent(event));
    }
  }

  const client = embeddedClient(() => {
    started += 1;
    return new FakeWorker() as unknown as Worker;
  });
  return {client, sent, started: () => started};
}

const index = () => Response.json({build: 'one'});
const answer = ({id, question}: Call): Reply => ({
  id,
  value: {results: 'requests' in question ? question.requests.map(({query}) => query) : []},
});

it('starts one worker, with the first search, and gives it the index and then each call', async () => {
  const {client, sent, started} = withWorker(answer, index);
  expect(started()).toBe(0);
  const ask = async (query: string) =>
    (await client.search({requests: [{indexName: 'help-uk', query}]})).results[0];
  expect(await Promise.all([ask('one'), ask('two')])).toEqual(['one', 'two']);
  await Promise.all([client.excerpts?.(['id']), client.cards?.('hold')]);
  expect(started()).toBe(1);
  expect(await new Response((sent[0] as Opening).index).json()).toEqual({build: 'one'});
  expect(sent.slice(3).map((message) => (message as Call).question)).toEqual([
    {excerptsOf: ['id']},
    {cardsFor: 'hold'},
  ]);
});

it('needs no index for cards', async () => {
  const {client, sent} = withWorker(answer, () => new Response('', {status: 500}));
  expect(await client.cards?.('hold')).toEqual({results: []});
  expect(sent).toHaveLength(1);
});

it.each([
  ['a crash of the worker', () => 'crash' as const, index],
  ['an error of the engine', ({id}: Call) => ({id, error: 'planted'}), index],
  ['an index that does not come', answer, () => new Response('', {status: 500})],
])('turns %s into a RetryError, and works again afterwards', async (_, reply, response) => {
  let isBroken = true;
  const {client} = withWorker(
    (call) => (isBroken ? reply(call) : answer(call)),
    () => (isBroken ? response() : index()),
  );
  await expect(client.search({requests})).rejects.toMatchObject({name: 'RetryError'});
  isBroken = false;
  await expect(client.search({requests})).resolves.toEqual({results: ['hold']});
});
