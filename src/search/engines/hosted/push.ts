/** Puts the records, with settings and synonyms, into an index of Algolia. */
import type {Algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../../records/record';
import {refusal} from './refusal';
import {settings} from './settings';
import {hostedSynonyms} from './synonyms';

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
  /** Tells how far the push is. */
  say: (progress: string) => void;
  /** How often a task is asked whether it is done, 0.2 to 5 seconds apart; 100 times are seven minutes. */
  polls?: number;
};

/**
 * Sends everything. The records go to a temporary index that takes the place of the old one at the end, so
 * that readers find the old records until then, and after a failure.
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
    } catch (error) {
      throw refusal(what, indexName, error);
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
