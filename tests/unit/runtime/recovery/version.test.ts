import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {isUpdated} from '../../../../src/runtime/recovery/version';

const answer = (body: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(body))),
  );
const page = (version?: string) => vi.stubGlobal('document', {documentElement: {dataset: {version}}});

beforeEach(() => page('one'));
afterEach(() => vi.unstubAllGlobals());

describe('the site is updated', () => {
  it.each([
    ['another version is published', '{"version":"two"}', true],
    ['it is the same', '{"version":"one"}', false],
    ['the answer has no version', '{}', false],
    ['the answer is a page', '<!doctype html>', false],
    ['the answer is nothing', 'null', false],
  ])('when %s: %s is %s', async (_, body, expected) => {
    answer(body);
    expect(await isUpdated()).toBe(expected);
  });

  it('never, when the page has no version', async () => {
    page();
    answer('{"version":"two"}');
    expect(await isUpdated()).toBe(false);
  });

  it('not as far as anybody knows, when the network is away', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await isUpdated()).toBe(false);
  });

  it('is asked past every cache, and not for ever', async () => {
    answer('{}');
    await isUpdated();
    const [address, options] = vi.mocked(fetch).mock.calls[0]!;
    expect(address).toBe('/version.json');
    expect(options?.cache).toBe('no-store');
    expect(options?.signal).toBeInstanceOf(AbortSignal);
  });
});
