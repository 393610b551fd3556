import {afterEach, describe, expect, it, vi} from 'vitest';
import {embeddedClient} from '../../../../../src/search/engines/embedded/embeddedClient';
import type {Call, Reply} from '../../../../../src/search/engines/embedded/protocol';

const requests = [{indexName: 'help-uk', query: 'hold'}];

/** A worker that answers each call as the test says. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  static reply: (call: Call) => Reply | 'crash' = ({id}) => ({id, results: []});

  constructor() {
    super();
    FakeWorker.made.push(this);
  }

  postMessage(call: Call): void {
    const reply = FakeWorker.reply(call);
    queueMicrotask(() =>
      this.dispatchEvent(reply === 'crash' ? new Event('error') : new MessageEvent('message', {data: reply})),
    );
  }
}

function withWorker(reply: (call: Call) => Reply | 'crash') {
  FakeWorker.made = [];
  FakeWorker.reply = reply;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"build":"one"}')));
  return embeddedClient();
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('embeddedClient', () => {
  it('fetches the entry of the index while the worker starts', async () => {
    const entries: (string | undefined)[] = [];
    const client = withWorker(({id, entry}) => {
      entries.push(entry);
      return {id, results: []};
    });
    await client.search({requests});
    expect(entries).toEqual(['{"build":"one"}']);
  });

  it('leaves an entry that cannot be had to the worker', async () => {
    const entries: (string | undefined)[] = [];
    const client = withWorker(({id, entry}) => {
      entries.push(entry);
      return {id, results: []};
    });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await client.search({requests});
    expect(entries).toEqual([undefined]);
  });

  it('starts one worker, with the first search', async () => {
    const client = withWorker(({id}) => ({id, results: []}));
    expect(FakeWorker.made).toHaveLength(0);
    await Promise.all([client.search({requests}), client.search({requests})]);
    expect(FakeWorker.made).toHaveLength(1);
  });

  it('gives each call its own answer', async () => {
    const result = (query: string) => ({hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20, query});
    const client = withWorker(({id, requests: [request]}) => ({id, results: [result(request?.query ?? '')]}));
    const ask = async (query: string) =>
      (await client.search({requests: [{indexName: 'help-uk', query}]})).results[0]?.query;
    expect(await Promise.all([ask('one'), ask('two')])).toEqual(['one', 'two']);
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
    FakeWorker.reply = ({id}) => ({id, results: []});
    await expect(client.search({requests})).resolves.toEqual({results: []});
    expect(FakeWorker.made).toHaveLength(2);
  });

  it('turns a browser that starts no worker into a RetryError', async () => {
    vi.stubGlobal('Worker', undefined);
    await expect(embeddedClient().search({requests})).rejects.toMatchObject({name: 'RetryError'});
  });
});
