import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {
  AnswerCard,
  SearchAnswer,
  SearchClient,
  SearchRequest,
} from '../../../../../src/search/client/port';
import {startAsking} from '../../../../../src/search/ui/island/asking';

const context = {indexName: 'help-uk', facetFilters: [], clickAnalytics: false};

/** An engine that answers each request when it is told to. */
function engine() {
  const asked: {
    request: SearchRequest | undefined;
    answer: (answer: SearchAnswer) => void;
    fail: (error: Error) => void;
  }[] = [];
  const cards: {query: string; answer: (cards: AnswerCard[]) => void}[] = [];
  const client = {
    search: ({requests: [request]}: {requests: readonly SearchRequest[]}) =>
      new Promise((answer, fail) => asked.push({request, answer, fail})),
    cards: (query: string) => new Promise((answer) => cards.push({query, answer})),
  } as unknown as SearchClient;
  return {client, asked, cards};
}

const found = (query: string): SearchAnswer => ({
  results: [{hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20, query}],
});

const card: AnswerCard = {kind: 'Limit', title: 'Calls', area: 'Focus', lines: [], to: '/docs/intro'};

let comeBack: () => unknown;

beforeEach(() => {
  vi.stubGlobal('addEventListener', (_: string, listener: () => unknown) => (comeBack = listener));
});

function start() {
  const {client, asked, cards} = engine();
  const onChange = vi.fn();
  const asking = startAsking(client, context, onChange, new AbortController().signal);
  return {asking, asked, cards, onChange};
}

describe('startAsking', () => {
  it('is answered when the answer is that to the latest question', async () => {
    const {asking, asked, onChange} = start();
    asking.ask({query: 'ho'});
    asking.ask({query: 'hold'});
    asked[0]?.answer(found('ho'));
    await vi.waitFor(() => expect(asking.session().shown?.question.query).toBe('ho'));
    expect(asking.isAnswered()).toBe(false);
    asked[1]?.answer(found('hold'));
    await vi.waitFor(() => expect(asking.isAnswered()).toBe(true));
    expect(onChange).toHaveBeenCalledTimes(4);
  });

  it('asks nothing for a blank query, and forgets the answer before', async () => {
    const {asking, asked} = start();
    asking.ask({query: 'hold'});
    asked[0]?.answer(found('hold'));
    await vi.waitFor(() => expect(asking.isAnswered()).toBe(true));
    asking.ask({query: ' '});
    expect(asking.session().shown).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it('asks again when the network is back after a failure, and only then', async () => {
    const {asking, asked} = start();
    asking.ask({query: 'hold', area: 'Focus'});
    comeBack();
    expect(asked).toHaveLength(1);
    asked[0]?.fail(new Error('gone'));
    await vi.waitFor(() => expect(asking.session().failure).toBe('answer'));
    comeBack();
    expect(asked[1]?.request?.facetFilters).toEqual(['hierarchy.lvl0:Focus']);
  });

  it('asks for the words as they were typed', () => {
    const {asking, asked} = start();
    asking.ask({query: 'retenshun', isLiteral: true});
    expect(asked[0]?.request?.isLiteral).toBe(true);
  });

  it('has the cards of the latest query only', async () => {
    const {asking, cards} = start();
    asking.ask({query: 'call'});
    asking.ask({query: 'calls'});
    cards[1]?.answer([card]);
    await vi.waitFor(() => expect(asking.cardsOf('calls')).toEqual([card]));
    cards[0]?.answer([{...card, title: 'Call'}]);
    await new Promise((done) => setTimeout(done));
    expect(asking.cardsOf('calls')).toEqual([card]);
    expect(asking.cardsOf('call')).toEqual([]);
    expect(asking.cardsOf(undefined)).toEqual([]);
  });
});
