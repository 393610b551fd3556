import {describe, expect, it} from 'vitest';
import {embeddedClient} from '../../../../../src/search/engines/embedded/embeddedClient';
import type {Call, Opening, Reply, Withdrawal} from '../../../../../src/search/engines/embedded/protocol';

const requests = [{indexName: 'help-uk', query: 'hold'}];

/** A client whose workers answer each call as the test says; what they were sent is kept. */
function withWorker(reply: (call: Call) => Reply | 'crash') {
  const calls: Call[] = [];
  const withdrawn: number[] = [];
  let started = 0;

  class FakeWorker extends EventTarget {
    postMessage(message: Opening | Call | Withdrawal): void {
      if ('entry' in message) return;
      if ('withdrawn' in message) return void withdrawn.push(message.withdrawn);
      calls.push(message);
      const data = reply(message);
      const event = data === 'crash' ? new Event('error') : new MessageEvent('message', {data});
      queueMicrotask(() => this.dispatchEvent(event));
    }
  }

  const client = embeddedClient(() => {
    started += 1;
    return new FakeWorker() as unknown as Worker;
  });
  return {client, calls, withdrawn, started: () => started};
}

describe('embeddedClient', () => {
  it('starts one worker, with the first search, and gives each call its own answer', async () => {
    const result = (query: string) => ({hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20, query});
    const {client, started} = withWorker(({id, question}) => ({
      id,
      value: {results: 'requests' in question ? question.requests.map(({query}) => result(query)) : []},
    }));
    expect(started()).toBe(0);
    const ask = async (query: string) =>
      (await client.search({requests: [{indexName: 'help-uk', query}]})).results[0]?.query;
    expect(await Promise.all([ask('one'), ask('two')])).toEqual(['one', 'two']);
    expect(started()).toBe(1);
  });

  it('asks for excerpts and cards, and withdraws what is unwanted', async () => {
    const {client, calls, withdrawn} = withWorker(({id}) => ({id, value: []}));
    const controller = new AbortController();
    await Promise.all([client.excerpts?.('hold', ['one'], controller.signal), client.cards?.('hold')]);
    controller.abort();
    expect(calls.map(({question}) => question)).toEqual([
      {excerptsOf: 'hold', objectIDs: ['one']},
      {cardsFor: 'hold'},
    ]);
    expect(withdrawn).toEqual([1]);
  });

  it('turns a crash of the worker into a RetryError, and starts another', async () => {
    let isBroken = true;
    const {client, started} = withWorker(({id}) => (isBroken ? 'crash' : {id, value: {results: []}}));
    await expect(client.search({requests})).rejects.toMatchObject({name: 'RetryError'});
    isBroken = false;
    await expect(client.search({requests})).resolves.toEqual({results: []});
    expect(started()).toBe(2);
  });
});
