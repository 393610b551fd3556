/** Pushes records, settings and synonyms to an Algolia index. */
import type {Algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../../records/record';
import {hostedSynonyms, settings} from './indexSettings';

/** The part of Algolia's client that a push needs. */
export type PushClient = Pick<
  Algoliasearch,
  'setSettings' | 'saveSynonyms' | 'replaceAllObjects' | 'waitForTask'
>;

export type Push = {
  client: PushClient;
  indexName: string;
  /** As `toHosted` makes them. */
  records: readonly SearchRecord[];
  /** Prints progress. */
  say: (progress: string) => void;
  /** How often a task is asked whether it is done, 0.2 to 5 seconds apart; 100 times are seven minutes. */
  polls?: number;
};

function remedyFor(status: number | undefined): string {
  if (status === 401 || status === 403)
    return 'set ALGOLIA_ADMIN_API_KEY to the admin key of this application (Algolia dashboard, Settings, API keys)';
  if (status) return 'fix what Algolia names, and then push again';
  return 'push again later; if that does not help, check ALGOLIA_APP_ID, the network, and https://status.algolia.com';
}

/**
 * Pushes everything. The records go to a temporary index that replaces the old one at the end, so that the old
 * records stay searchable until then, and after a failure.
 *
 * @throws Error that says which step failed, why, and what to do; also when there are no records, because an
 *   empty list would empty the index
 */
export async function push({client, indexName, records, say, polls = 100}: Push): Promise<void> {
  if (!records.length)
    throw new Error(
      `There are no records to put into "${indexName}". Remedy: build the site and look at its pages; an empty list would delete every record.`,
    );
  const finish = ({taskID}: {taskID: number}) => client.waitForTask({indexName, taskID, maxRetries: polls});
  const step = async (what: string, send: () => Promise<unknown>) => {
    say(`Sending ${what} to "${indexName}"`);
    try {
      await send();
    } catch (cause) {
      // Fields of the client's `ApiError`, which is not exported; the message never holds the key.
      const {status, message} = cause as {status?: number; message: string};
      throw new Error(
        `Algolia did not take the ${what} of "${indexName}"${status ? ` (${status})` : ''}: ${message}\n  Readers find the old records until a push has finished.\n  Remedy: ${remedyFor(status)}.`,
        {cause},
      );
    }
  };

  await step(`${Object.keys(settings).length} settings`, async () =>
    finish(await client.setSettings({indexName, indexSettings: settings})),
  );
  await step(`${hostedSynonyms.length} groups of synonyms`, async () =>
    finish(await client.saveSynonyms({indexName, synonymHit: hostedSynonyms, replaceExistingSynonyms: true})),
  );
  await step(`${records.length} records`, () =>
    client.replaceAllObjects({indexName, objects: [...records], maxRetries: polls}),
  );
}
