import {algoliasearch} from 'algoliasearch';
import {describe, expect, it, onTestFinished} from 'vitest';
import {push} from '../../../../../src/search/engines/hosted/push';
import {hostedSynonyms, settings} from '../../../../../src/search/engines/hosted/indexSettings';
import {startAlgolia, type Algolia} from '../../../../support/algolia';
import {page} from '../../../../support/records';
import {json} from '../../../../support/server';

const key = 'fedcba9876543210fedcba9876543210';
const indexName = 'help-uk';
const records = [page('Legal hold', 'Nothing is deleted.'), page('Retention', 'How long things are kept.')];
const batch = /_tmp_\d+\/batch$/;
const old = {objectID: 'old', url: 'https://help.example.co.uk/docs/old'};

/** The service with an index that an earlier push filled. */
async function serviceWithIndex(polls = 1): Promise<Algolia> {
  const algolia = await startAlgolia(key, polls);
  onTestFinished(() => algolia.close());
  algolia.indices.set(indexName, {
    settings: {minProximity: 5},
    synonyms: new Map([['old', {objectID: 'old'}]]),
    objects: new Map([[old.objectID, old]]),
  });
  return algolia;
}

function send({hosts}: Algolia, apiKey = key, say: (line: string) => void = () => undefined, polls = 5) {
  return push({client: algoliasearch('ABCDEF1234', apiKey, {hosts}), indexName, records, say, polls});
}

const objectsOf = ({indices}: Algolia) => [...(indices.get(indexName)?.objects.values() ?? [])];

/** Methods and routes without polling, the temporary index by one name. */
const writesOf = ({requests}: Algolia) =>
  requests
    .filter(({method}) => method !== 'GET')
    .map(({method, path}) => `${method} ${path.replace(/_tmp_\d+/, '_tmp')}`);

async function failureOf(algolia: Algolia, apiKey?: string): Promise<string> {
  const failed = await send(algolia, apiKey).then(
    () => 'nothing failed',
    (error: Error) => error.message,
  );
  expect(objectsOf(algolia), 'the old records are still there').toEqual([old]);
  return failed;
}

describe('a push', () => {
  it('leaves the index with exactly these records, settings and synonyms', async () => {
    const algolia = await serviceWithIndex(3);
    await send(algolia);
    expect(objectsOf(algolia)).toEqual(records);
    const index = algolia.indices.get(indexName);
    expect(index?.settings).toEqual(settings);
    expect([...(index?.synonyms.values() ?? [])]).toEqual(hostedSynonyms);
    expect([...algolia.indices.keys()], 'the temporary index is gone').toEqual([indexName]);
  });

  it('refuses an empty list, which would empty the index', async () => {
    const algolia = await serviceWithIndex();
    const client = algoliasearch('ABCDEF1234', key, {hosts: algolia.hosts});
    await expect(push({client, indexName, records: [], say: () => undefined})).rejects.toThrow(
      /There are no records to put into "help-uk"\. Remedy:/,
    );
    expect(algolia.requests).toEqual([]);
  });
});

describe('a push that fails', () => {
  it('because of the key: says which one is needed, and does not print the one it got', async () => {
    const algolia = await serviceWithIndex();
    const wrong = '0123456789abcdef0123456789abcdef';
    const message = await failureOf(algolia, wrong);
    expect(message).toContain(
      `Algolia did not take the ${Object.keys(settings).length} settings of "help-uk" (403)`,
    );
    expect(message).toMatch(/Remedy: set ALGOLIA_ADMIN_API_KEY to the admin key/);
    expect(message).not.toContain(wrong);
    expect(writesOf(algolia)).toEqual(['PUT /1/indexes/help-uk/settings']);
  });

  it('because the records are refused: repeats what Algolia says, and clears up', async () => {
    const algolia = await serviceWithIndex();
    algolia.fail(batch, json(400, {message: 'Record quota exceeded', status: 400}));
    const message = await failureOf(algolia);
    expect(message).toContain('Algolia did not take the 2 records of "help-uk" (400): Record quota exceeded');
    expect(message).toContain('Readers find the old records until a push has finished.');
    expect(writesOf(algolia).at(-1)).toBe('DELETE /1/indexes/help-uk_tmp');
  });

  it('because a task does not end: stops waiting', async () => {
    const algolia = await serviceWithIndex(Infinity);
    expect(await failureOf(algolia)).toMatch(
      /Stopped waiting for the task after 5 retries[^]+Remedy: push again later/,
    );
    expect(algolia.requests.filter(({method}) => method === 'GET')).toHaveLength(5);
  });
});
