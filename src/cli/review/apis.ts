/** What clients of the APIs will feel. */
import {readFileSync} from 'node:fs';
import {changesBetweenTexts, type Change} from '../../api-reference/contract';
import {specifications} from '../../site/apis';
import type {Repository} from './repository';

export type ApiChanges = {id: string; isNew: boolean; changes: readonly Change[]};

/**
 * @returns the APIs that are new or have changes that a client may feel
 * @throws Error when a document cannot be read
 */
export async function apiChanges({textBefore}: Pick<Repository, 'textBefore'>): Promise<ApiChanges[]> {
  const all = await Promise.all(
    specifications.map(async ({id, file}): Promise<ApiChanges> => {
      const before = textBefore(file);
      if (before === undefined) return {id, isNew: true, changes: []};
      return {id, isNew: false, changes: await changesBetweenTexts(before, readFileSync(file, 'utf8'), file)};
    }),
  );
  return all.filter(({isNew, changes}) => isNew || changes.length > 0);
}
