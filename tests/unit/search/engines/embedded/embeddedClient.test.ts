import {afterEach, describe, expect, it, vi} from 'vitest';
import {embeddedClient} from '../../../../../src/search/engines/embedded/embeddedClient';
import type {Call, Opening, Reply, Withdrawal} from '../../../../../src/search/engines/embedded/protocol';

const requests = [{indexName: 'help-uk', query: 'hold'}];

/** A worker that answers each call as the test says. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  static withdrawn: number[] = [];
  static entries: (string | undefined)[] = [];
  static reply: (call: Call) => Reply | 'crash' = ({id}) => ({id, value: {results: []}});

  constructor() {
    super();
    FakeWorker.made.push(this);
  }

  postMessage(call: Opening | Call | Withdrawal): void {
    if ('entry' in call) return void FakeWorker.entries.push(call.entry);
    if ('withdrawn' in call) return void FakeWorker.withdrawn.push(call.withdrawn);
    const reply = FakeWorker.reply(call);
    queueMicrotask(() =>
      this.dispatchEvent(reply === 'crash' ? new Event('error') : new MessageEvent('message', {data: reply})),
    );
  }
}

function withWorker(reply: (call: Call) => Reply | 'crash') {
  FakeWorker.made = [];
  FakeWorker.entries = [];
  FakeWorker.reply = reply;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"build":"one"}')));
  return embeddedClient(() => new FakeWorker() as unknown as Worker);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('embeddedClient', () => {
  it('fetches the entry of the index while the worker starts', async () => {
    const client = withWorker(({id}) => ({id, value: {results: []}}));
    await client.search({requests});
    expect(FakeWorker.entries).toEqual(['{"build":"one"}']);
  });

  it('hands the entry over once, because the next letter must not wait for a copy of it', async () => {
    const client = withWorker(({id}) => ({id, value: {results: []}}));
    await Promise.all([client.search({requests}), client.cards?.('hold')]);
    await client.search({requests});
    expect(FakeWorker.entries).toHaveLength(1);
  });

  it('leaves an entry that cannot be had to the worker', async () => {
    const client = withWorker(({id}) => ({id, value: {results: []}}));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await client.search({requests});
    expect(FakeWorker.entries).toEqual([undefined]);
  });

  it('starts one worker, with the first search', async () => {
    const client = withWorker(({id}) => ({id, value: {results: []}}));
    expect(FakeWorker.made).toHaveLength(0);
    await Promise.all([client.search({requests}), client.search({requests})]);
    expect(FakeWorker.made).toHaveLength(1);
  });

  it('gives each call its own answer', async () => {
    const result = (query: string) => ({hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20, query});
    const client = withWorker(({id, question}) => ({
      id,
      value: {results: 'requests' in question ? question.requests.map(({query}) => result(query)) : []},
    }));
    const ask = async (query: string) =>
      (await client.search({requests: [{indexName: 'help-uk', query}]})).results[0]?.query;
    expect(await Promise.all([ask('one'), ask('two')])).toEqual(['one', 'two']);
  });

  it('asks for excerpts and cards, and withdraws what is no longer wanted', async () => {
    const asked: unknown[] = [];
    const client = withWorker(({id, question}) => {
      asked.push(question);
      return {id, value: []};
    });
    const controller = new AbortController();
    const excerpts = client.excerpts?.('hold', ['one'], controller.signal);
    await client.cards?.('hold');
    await excerpts;
    controller.abort();
    expect(asked).toEqual([{excerptsOf: 'hold', objectIDs: ['one']}, {cardsFor: 'hold'}]);
    expect(FakeWorker.withdrawn).toEqual([1]);
  });

  it('turns an error of the worker into a RetryError', async () => {
    const client = withWorker(({id}) => ({id, error: 'index.json answered 503'}));
    await expect(client.search({requests})).rejects.toMatchObject({
      name: 'RetryError',
      cause: 'index.json answered 503',
    });
  });

  it('turns a crash of the worker into a RetryError, and starts another', async () => {
    const client = withWorker(() => 'crash');
    await expect(client.search({requests})).rejects.toMatchObject({name: 'RetryError'});
    FakeWorker.reply = ({id}) => ({id, value: {results: []}});
    await expect(client.search({requests})).resolves.toEqual({results: []});
    expect(FakeWorker.made).toHaveLength(2);
  });

  it('turns a browser that starts no worker into a RetryError', async () => {
    const refuse = () => {
      throw new Error('No workers here');
    };
    await expect(embeddedClient(refuse).search({requests})).rejects.toMatchObject({name: 'RetryError'});
  });
});
