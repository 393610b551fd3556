import {beforeEach, describe, expect, it, vi} from 'vitest';

const client = vi.hoisted(() => vi.fn());
const loaded = vi.hoisted(() => vi.fn());
vi.mock('search-insights', () => {
  loaded();
  return {default: client};
});

const credentials = {appId: 'ABCDEF1234', apiKey: '0123456789abcdef0123456789abcdef'};
const answered = {indexName: 'help-uk', queryID: '4f9c0123456789abcdef0123456789ab'};

beforeEach(() => {
  client.mockReset();
  vi.resetModules();
});

const load = () => import('../../../../../src/search/engines/hosted/insights');

describe('insights', () => {
  it('downloads the client with the first event, not before', async () => {
    loaded.mockReset();
    const {reportView} = await load();
    expect(loaded).not.toHaveBeenCalled();
    reportView(credentials, {indexName: 'help-uk', objectIDs: ['a']});
    await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
  });

  it('starts it once, without a cookie', async () => {
    const {reportView, reportClick} = await load();
    reportView(credentials, {indexName: 'help-uk', objectIDs: ['a', 'b']});
    reportClick(credentials, {...answered, objectID: 'b', position: 2});
    await vi.waitFor(() => expect(client).toHaveBeenCalledTimes(3));
    expect(client.mock.calls).toEqual([
      ['init', {...credentials, useCookie: false}],
      ['viewedObjectIDs', {eventName: 'Items Viewed', index: 'help-uk', objectIDs: ['a', 'b']}],
      [
        'clickedObjectIDsAfterSearch',
        {
          eventName: 'Item Selected',
          index: 'help-uk',
          queryID: answered.queryID,
          objectIDs: ['b'],
          positions: [2],
        },
      ],
    ]);
  });

  it('tries again after a failure, and never throws at the reader', async () => {
    const {reportView} = await load();
    client.mockImplementationOnce(() => {
      throw new Error('storage is switched off');
    });
    await vi.waitFor(() => {
      reportView(credentials, {indexName: 'help-uk', objectIDs: ['a']});
      expect(client).toHaveBeenLastCalledWith('viewedObjectIDs', expect.anything());
    });
  });
});
