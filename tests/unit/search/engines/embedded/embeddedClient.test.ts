import {afterEach, expect, it, vi} from 'vitest';
import {
  embeddedClient,
  type Message,
  type Reply,
} from '../../../../../src/search/engines/embedded/embeddedClient';

const requestFor = (query: string) => ({
  query,
  indexName: 'help-uk',
  facetFilters: [],
  clickAnalytics: false,
});

type Call = Exclude<Message, {index: unknown}>;

afterEach(() => void vi.unstubAllGlobals());

/** A client whose workers answer each call as the test says; what they were sent is kept. */
function withWorker(reply: (call: Call) => Reply | 'crash', answersWith: () => Response) {
  vi.stubGlobal('fetch', () => Promise.resolve(answersWith()));
  const sent: Message[] = [];
  let started = 0;

  class FakeWorker extends EventTarget {
    terminate(): void {}
    postMessage(message: Message): void {
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
/** Gives back what it was called with. */
const answer = ({id, argument}: Call): Reply => ({id, value: argument});

it('starts one worker, with the first search, and gives it the index and then each call', async () => {
  const {client, sent, started} = withWorker(answer, index);
  expect(started()).toBe(0);
  const requests = ['one', 'two'].map(requestFor);
  expect(await Promise.all(requests.map((request) => client.search(request)))).toEqual(requests);
  await Promise.all([client.excerpts(['id']), client.cards('hold')]);
  expect(started()).toBe(1);
  expect(await new Response((sent[0] as Extract<Message, {index: unknown}>).index).json()).toEqual({
    build: 'one',
  });
  expect(sent.slice(3)).toMatchObject([
    {method: 'excerpts', argument: ['id']},
    {method: 'cards', argument: 'hold'},
  ]);
});

it('needs no index for cards', async () => {
  const {client, sent} = withWorker(answer, () => new Response('', {status: 500}));
  expect(await client.cards('hold')).toBe('hold');
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
  const request = requestFor('hold');
  await expect(client.search(request)).rejects.toMatchObject({name: 'RetryError'});
  isBroken = false;
  await expect(client.search(request)).resolves.toEqual(request);
});
