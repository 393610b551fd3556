/** Algolia as the specs of the hosted search play it: its answers, and what it was asked and told. */
import type {Page, Request} from '@playwright/test';
import {site} from '../../src/site/identity';
import {guide, middleOf} from '../support/scenes';

export const algolia = /^https:\/\/[\w-]+\.algolia(net)?\.(net|com)\//;

export type SearchRequest = {
  indexName: string;
  query: string;
  hitsPerPage: number;
  facetFilters: (string | string[])[];
  clickAnalytics?: boolean;
  typoTolerance?: boolean;
};

export const levels = (lvl0: string, lvl1: string, lvl2: string) => ({
  lvl0,
  lvl1,
  lvl2,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
});
export const highlighted = (value: string) => ({value, matchLevel: 'full', matchedWords: ['retention']});

/** The page to which the hit leads; what the hit says of it is the service's own. */
export const target = guide();
export const place = middleOf(target);

/** A hit as the service returns it; its host is not the one that is being read. */
export const hit = {
  objectID: '4f9c-retention',
  url: `${site.url}${target.path}#${place.id}`,
  url_without_anchor: `${site.url}${target.path}`,
  anchor: place.id,
  type: 'lvl2',
  content: null,
  hierarchy: levels('Focus', target.title, place.text),
  _highlightResult: {
    hierarchy: {
      lvl0: highlighted('Focus'),
      lvl1: highlighted('<mark>Retention</mark> policies'),
      lvl2: highlighted('Options of <mark>retention</mark>'),
    },
  },
  _snippetResult: {
    hierarchy: {
      lvl1: highlighted('<mark>Retention</mark> policies'),
      lvl2: highlighted('Options of <mark>retention</mark>'),
    },
  },
};

export type Played = Omit<typeof hit, '_highlightResult' | '_snippetResult'> & {
  _highlightResult: object;
  _snippetResult: object;
  folded?: number;
};

/** One page of an answer. */
export function answer({indexName, query, hitsPerPage}: SearchRequest, hits: Played[]) {
  return {
    index: indexName,
    query,
    hits,
    nbHits: hits.length,
    page: 0,
    nbPages: 1,
    hitsPerPage,
    exhaustiveNbHits: true,
    processingTimeMS: 1,
    params: '',
    queryID: '0123456789abcdef0123456789abcdef',
  };
}

/**
 * Answers as Algolia does.
 *
 * @param changes what an answer has beside its hits
 * @returns the requests that came
 */
export async function playAlgolia(
  page: Page,
  found: Played[] = [hit],
  changes: (request: SearchRequest) => object = () => ({}),
): Promise<Request[]> {
  const came: Request[] = [];
  await page.route(algolia, async (route) => {
    came.push(route.request());
    const {requests} = route.request().postDataJSON() as {requests: SearchRequest[]};
    await route.fulfill({
      json: {results: requests.map((request) => ({...answer(request, found), ...changes(request)}))},
      headers: {'access-control-allow-origin': '*'},
    });
  });
  return came;
}

export const queriesOf = (came: readonly Request[]) =>
  came.flatMap((request) => (request.postDataJSON() as {requests: SearchRequest[]}).requests);

/** The service that hears which hit was opened; its answer is empty. @returns the events that came */
export async function playInsights(page: Page): Promise<Request[]> {
  const came: Request[] = [];
  await page.route('https://insights.algolia.io/**', async (route) => {
    came.push(route.request());
    await route.fulfill({json: {}, headers: {'access-control-allow-origin': '*'}});
  });
  return came;
}

export type InsightsEvent = {
  eventType: string;
  index: string;
  objectIDs: string[];
  queryID?: string;
  positions?: number[];
};

export const eventsOf = (came: readonly Request[]) =>
  came.flatMap((request) => (JSON.parse(request.postData() ?? '{}') as {events: InsightsEvent[]}).events);
