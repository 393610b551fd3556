/** The data dictionary of Focus: every entity, its facts filled in, in the order of the page. */
import {insertFacts} from '../insertions/factTexts';
import {accessRow} from './access';
import {account} from './account';
import {listAnswer, problem} from './answers';
import {auditEvent} from './auditEvent';
import {communication} from './communication';
import {media, mediaGap, participant} from './communicationParts';
import {endpoint} from './endpoint';
import {exportEntity, exportRequest} from './export';
import {metadataRow, notesRow} from './exportFiles';
import {group} from './group';
import {manifest, manifestFile} from './manifest';
import {messageFile} from './messageFile';
import {person, roleGrant} from './person';
import {endpointHealthRow, recordingGapRow, retentionForecastRow, usageRow, userActivityRow} from './reports';
import {legalHold, retentionPolicy} from './retention';
import {transcriptSegment} from './transcript';
import type {Entity, EntityName} from './types';

const sources = [
  account,
  group,
  person,
  roleGrant,
  endpoint,
  communication,
  participant,
  media,
  mediaGap,
  transcriptSegment,
  retentionPolicy,
  legalHold,
  exportRequest,
  exportEntity,
  metadataRow,
  notesRow,
  messageFile,
  manifest,
  manifestFile,
  auditEvent,
  listAnswer,
  problem,
  usageRow,
  endpointHealthRow,
  recordingGapRow,
  retentionForecastRow,
  userActivityRow,
  accessRow,
] as const satisfies readonly Entity[];

/** Puts facts into every text of a value; names and other values stay. */
function filled<Value>(value: Value): Value {
  return JSON.parse(insertFacts(JSON.stringify(value))) as Value;
}

export const entities: readonly Entity[] = sources.map((source) => filled<Entity>(source));

/** @throws Error when nothing has the name; cannot happen while every name has an entity */
export function entityOf(name: EntityName): Entity {
  const found = entities.find((entity) => entity.name === name);
  if (!found) throw new Error(`The data dictionary has no entity ${name}.`);
  return found;
}
