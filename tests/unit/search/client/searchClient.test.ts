import {beforeEach, expect, it, vi} from 'vitest';

const embedded = {search: vi.fn(() => Promise.resolve({results: []})), warm: vi.fn()};
const hosted = {search: vi.fn(() => Promise.reject(new Error('out of reach'))), warm: vi.fn()};
vi.mock('../../../../src/search/engines/embedded/embeddedClient', () => ({embeddedClient: () => embedded}));
vi.mock('../../../../src/search/engines/hosted/hostedClient', () => ({hostedClient: () => hosted}));

const credentials = {appId: 'ABCDEF1234', apiKey: '0123456789abcdef0123456789abcdef'};

beforeEach(() => vi.resetModules());

it('is the embedded engine without credentials', async () => {
  const {searchClient} = await import('../../../../src/search/client/searchClient');
  expect(searchClient(undefined)).toBe(embedded);
});

it('is the hosted engine with the embedded one behind it, when there are credentials', async () => {
  const {searchClient} = await import('../../../../src/search/client/searchClient');
  expect(await searchClient(credentials).search({requests: []})).toEqual({results: [], isFallback: true});
  expect(hosted.search).toHaveBeenCalledOnce();
});

it('is one for all', async () => {
  const {searchClient} = await import('../../../../src/search/client/searchClient');
  expect(searchClient(credentials)).toBe(searchClient(credentials));
});
