/** The files that an export brings along with the media. */
import {facts} from '../facts';
import {communicationKinds, directions} from './communicationValues';
import type {Entity} from './types';

const column = {since: '2025-02-03', nullable: false, appearsIn: ['metadata.csv']} as const;

export const metadataRow = {
  name: 'metadataRow',
  title: 'Columns of metadata.csv',
  summary:
    'One row for each communication, the columns in this order. The file is UTF-8 by RFC 4180, but with a line feed alone at the end of each line, and has a header row. Its own checksum, and that of every file, is in the manifest.',
  form: 'row',
  fields: [
    {
      ...column,
      name: 'communication_id',
      type: {kind: 'identifier', of: 'com'},
      meaning: '`id` of the communication.',
      example: 'com_01J9Z6T5K8',
    },
    {
      ...column,
      name: 'kind',
      type: {kind: 'enum', values: communicationKinds, explainedAt: 'communication.kind'},
      meaning: 'What it is.',
      example: 'voice',
    },
    {
      ...column,
      name: 'direction',
      type: {kind: 'enum', values: directions, explainedAt: 'communication.direction'},
      meaning: 'Which way it went.',
      example: 'inbound',
    },
    {
      ...column,
      name: 'started_at',
      type: {kind: 'time'},
      meaning: 'Start.',
      example: '2025-11-03T09:14:02Z',
    },
    {
      ...column,
      name: 'ended_at',
      type: {kind: 'time'},
      meaning: 'End.',
      example: '2025-11-03T09:19:14Z',
    },
    {
      ...column,
      name: 'duration_seconds',
      type: {kind: 'integer', min: 0, unit: 'seconds'},
      meaning: 'Duration, rounded down.',
      example: '312',
    },
    {
      ...column,
      name: 'person_id',
      type: {kind: 'identifier', of: 'per'},
      meaning: 'The person who was recorded. Empty while it is under Unassigned.',
      example: 'per_01J9Z6V2QX',
      nullable: true,
    },
    {
      ...column,
      name: 'person_email',
      type: {kind: 'text', form: 'email', max: facts.focus.people.emailMaxCharacters},
      meaning: '`email` of the person at the time of the export.',
      example: 'priya@example.com',
      nullable: true,
    },
    {
      ...column,
      name: 'group_path',
      type: {kind: 'text'},
      meaning: '`path` of the group at the time of the export. Empty for the top group.',
      example: 'UK Bank/Markets/FX desk',
      nullable: true,
    },
    {
      ...column,
      name: 'from',
      type: {kind: 'text', min: 1},
      meaning: 'Address of the participant whose `part` is `from`.',
      example: '+442079460188',
      nullable: true,
    },
    {
      ...column,
      name: 'to',
      type: {kind: 'list', of: {kind: 'text', min: 1}},
      meaning: 'Addresses of all other participants.',
      example: '+442079460123',
      nullable: true,
    },
    {
      ...column,
      name: 'legal_hold',
      type: {kind: 'boolean'},
      meaning: 'Whether a legal hold covered it when the export was made.',
      example: 'false',
    },
    {
      ...column,
      name: 'retention_until',
      type: {kind: 'time'},
      meaning: 'When retention ends. Empty for never.',
      example: '2032-11-03T09:19:14Z',
      nullable: true,
    },
    {
      ...column,
      name: 'file',
      type: {kind: 'text', form: 'mediaPath'},
      meaning:
        'Path of its file in the ZIP; several media files of a communication are joined into one. Empty in an SFTP drop of metadata only.',
      example: 'media/com_01J9Z6T5K8.ogg',
      nullable: true,
    },
  ],
} as const satisfies Entity;

const noteColumn = {since: '2025-02-03', nullable: false, appearsIn: ['notes.csv']} as const;

export const notesRow = {
  name: 'notesRow',
  title: 'Columns of notes.csv',
  summary: 'One row for each note and each tag, in an export that was made with notes and tags.',
  form: 'row',
  fields: [
    {
      ...noteColumn,
      name: 'communication_id',
      type: {kind: 'identifier', of: 'com'},
      meaning: '`id` of the communication.',
      example: 'com_01J9Z6T5K8',
    },
    {
      ...noteColumn,
      name: 'entry',
      type: {kind: 'enum', values: {note: 'A note', tag: 'A tag'}},
      meaning: 'What the row holds.',
      example: 'note',
    },
    {
      ...noteColumn,
      name: 'text',
      type: {kind: 'text', min: 1, max: facts.focus.notes.maxCharacters},
      meaning: 'The note or the tag. It may hold commas and line ends, and is then in double quotes.',
      example: 'Client confirms the rate, 09:16',
    },
    {
      ...noteColumn,
      name: 'added_by',
      type: {
        kind: 'either',
        of: [
          {kind: 'identifier', of: 'per'},
          {kind: 'text', min: 1},
        ],
      },
      meaning: 'The person, or the name of the integration.',
      example: 'per_01J9Z6V7TB',
    },
    {
      ...noteColumn,
      name: 'added_at',
      type: {kind: 'time'},
      meaning: 'When it was added.',
      example: '2025-11-03T11:30:00Z',
    },
  ],
} as const satisfies Entity;
