/** Columns of the CSV files of reports. A column that belongs to an entity has its type there. */
import {facts} from '../facts';
import {communicationKinds} from './communicationValues';
import {endpointKinds, endpointStates} from './endpoint';
import type {Entity, Field} from './types';

const {emailMaxCharacters} = facts.focus.people;

const column = {since: '2025-02-03', nullable: false, appearsIn: ['Reports']} as const;

const groupPath = {
  ...column,
  name: 'group_path',
  type: {kind: 'text'},
  meaning: '`path` of the group. Empty for the top group.',
  example: 'UK Bank/Markets/FX desk',
  nullable: true,
} as const satisfies Field;

const personEmail = {
  ...column,
  name: 'person_email',
  type: {kind: 'text', form: 'email', max: emailMaxCharacters},
  meaning: '`email` of the person.',
  example: 'priya@example.com',
} as const satisfies Field;

const endpointId = {
  ...column,
  name: 'endpoint_id',
  type: {kind: 'identifier', of: 'end'},
  meaning: '`id` of the endpoint.',
  example: 'end_01J9Z6X1HB',
} as const satisfies Field;

const recorder = {
  ...column,
  name: 'recorder',
  type: {kind: 'text', min: 1},
  meaning: 'Recorder that serves it.',
  example: 'bw-london',
} as const satisfies Field;

const count = (name: string, meaning: string, example: string): Field => ({
  ...column,
  name,
  type: {kind: 'integer', min: 0},
  meaning,
  example,
});

export const usageRow = {
  name: 'usageRow',
  title: 'Usage',
  summary: 'One row for each group and kind.',
  form: 'row',
  fields: [
    groupPath,
    {
      ...column,
      name: 'kind',
      type: {kind: 'enum', values: communicationKinds, explainedAt: 'communication.kind'},
      meaning: 'Kind of communication.',
      example: 'voice',
    },
    count('communications', 'Communications that ended in the period.', '1840'),
    count('duration_seconds', 'Sum of their durations; `0` for SMS and e-mail.', '573012'),
    count('people_recorded', 'People with at least one communication.', '24'),
    count('peak_concurrent', 'Most recordings that ran at one moment; `0` for messages.', '19'),
    count(
      'stored_bytes',
      'Bytes kept at the end of the period, held and `deletion pending` included.',
      '4212998144',
    ),
  ],
} as const satisfies Entity;

export const endpointHealthRow = {
  name: 'endpointHealthRow',
  title: 'Endpoint health',
  summary: 'One row for each endpoint.',
  form: 'row',
  fields: [
    endpointId,
    {
      ...column,
      name: 'kind',
      type: {kind: 'enum', values: endpointKinds, explainedAt: 'endpoint.kind'},
      meaning: 'Kind of endpoint.',
      example: 'broadworks',
    },
    {
      ...column,
      name: 'identifier',
      type: {kind: 'text', min: 1, max: facts.focus.endpoints.identifierMaxCharacters},
      meaning: 'What the recorder knows it by.',
      example: 'priya@as.example.co.uk',
    },
    personEmail,
    groupPath,
    recorder,
    {
      ...column,
      name: 'state',
      type: {kind: 'enum', values: endpointStates, explainedAt: 'endpoint.state'},
      meaning: 'State at the end of the period.',
      example: 'active',
    },
    {
      ...column,
      name: 'last_recorded_at',
      type: {kind: 'time'},
      meaning: 'Start of the newest communication.',
      example: '2025-11-03T09:14:02Z',
      nullable: true,
    },
    {
      ...column,
      name: 'available_percent',
      type: {kind: 'number', min: 0, max: 100},
      meaning:
        'Share of the checks, every {{focus.endpoints.checkMinutes}} minutes, that succeeded, without time suspended. Empty if it was suspended all the time.',
      example: '99.98',
      nullable: true,
    },
    count('error_count', 'Faults in the period.', '1'),
    {
      ...column,
      name: 'last_error',
      type: {kind: 'text', form: 'focusCode'},
      meaning: 'Newest error code.',
      example: 'FOC-2101',
      nullable: true,
    },
  ],
} as const satisfies Entity;

const julyColumn = {...column, since: '2025-07-31'} as const;

export const recordingGapRow = {
  name: 'recordingGapRow',
  title: 'Recording gaps',
  summary:
    'One row for each gap: calls that the telephone system or the integration knows and Focus does not have, whole or in part.',
  form: 'row',
  fields: [
    {
      ...julyColumn,
      name: 'gap_id',
      type: {kind: 'identifier', of: 'gap'},
      meaning: 'The gap.',
      example: 'gap_01J9Z72K5T',
    },
    {
      ...endpointId,
      ...julyColumn,
      meaning: '`id` of the endpoint. Empty for an integration such as Genesys Cloud.',
      nullable: true,
    },
    {...recorder, ...julyColumn, meaning: 'Recorder or integration.'},
    {...personEmail, ...julyColumn},
    {...groupPath, ...julyColumn},
    {
      ...julyColumn,
      name: 'started_at',
      type: {kind: 'time'},
      meaning: 'Start of the first call that is missing.',
      example: '2025-07-14T11:52:00Z',
    },
    {
      ...julyColumn,
      name: 'ended_at',
      type: {kind: 'time'},
      meaning: 'Start of the next recorded call. Empty while the gap is open.',
      example: '2025-07-14T12:20:00Z',
      nullable: true,
    },
    {...count('calls_expected', 'Calls in the call records from start to end.', '9'), ...julyColumn},
    {...count('calls_recorded', 'Those that Focus has in full.', '7'), ...julyColumn},
    {
      ...julyColumn,
      name: 'reason',
      type: {
        kind: 'enum',
        values: {
          'planned maintenance': 'Work that was announced',
          'carrier outage': 'The carrier delivered no calls or no copies of them',
          'recorder fault': 'The recorder or the way to it failed',
          'endpoint fault': 'The endpoint alone failed',
          'not a gap': 'The call should not have been recorded',
        },
      },
      meaning: 'Chosen by the person who explained the gap.',
      example: 'recorder fault',
      nullable: true,
    },
    {
      ...julyColumn,
      name: 'explanation',
      type: {kind: 'text', min: 1},
      meaning: 'What was written with the reason.',
      example: 'Carrier ticket 4471',
      nullable: true,
    },
    {
      ...julyColumn,
      name: 'explained_by',
      type: {kind: 'text', form: 'email', max: emailMaxCharacters},
      meaning: '`email` of the person who explained it.',
      example: 'tom@example.com',
      nullable: true,
    },
    {
      ...julyColumn,
      name: 'explained_at',
      type: {kind: 'time'},
      meaning: 'When it was explained.',
      example: '2025-07-15T08:10:00Z',
      nullable: true,
    },
  ],
} as const satisfies Entity;

const aprilColumn = {...column, since: '2025-04-30'} as const;

export const retentionForecastRow = {
  name: 'retentionForecastRow',
  title: 'Retention forecast',
  summary: 'One row for each group and week.',
  form: 'row',
  fields: [
    {...groupPath, ...aprilColumn},
    {
      ...aprilColumn,
      name: 'policy',
      type: {kind: 'text', min: 1},
      meaning: 'Policy in force: a number with its unit, or `indefinite`.',
      example: '7 years',
    },
    {
      ...aprilColumn,
      name: 'policy_from',
      type: {kind: 'text'},
      meaning: '`path` of the group that the policy comes from. Empty for the top group.',
      example: 'UK Bank/Markets/FX desk',
      nullable: true,
    },
    {
      ...aprilColumn,
      name: 'week_starting',
      type: {kind: 'date'},
      meaning: 'Monday of the week.',
      example: '2025-05-26',
    },
    {...count('due_items', 'Communications that become final in that week.', '20114'), ...aprilColumn},
    {...count('due_bytes', 'Their size in bytes.', '46003120128'), ...aprilColumn},
    {...count('held_items', 'Those that would, but for a legal hold.', '7002'), ...aprilColumn},
  ],
} as const satisfies Entity;

export const userActivityRow = {
  name: 'userActivityRow',
  title: 'User activity',
  summary: 'One row for each person who can sign in.',
  form: 'row',
  fields: [
    personEmail,
    groupPath,
    {
      ...column,
      name: 'roles',
      type: {kind: 'list', of: {kind: 'text', min: 1}},
      meaning: 'Each role with an `@` and the path of its group.',
      example: 'supervisor@UK Bank/Markets',
    },
    {
      ...column,
      name: 'last_sign_in_at',
      type: {kind: 'time'},
      meaning: 'Newest sign-in.',
      example: '2025-11-03T08:55:40Z',
      nullable: true,
    },
    count('sign_ins', 'Sign-ins in the period.', '21'),
    count('searches', 'Searches for communications.', '64'),
    count('plays', 'Communications played.', '38'),
    count('shares', 'Share links made.', '2'),
    count('downloads', 'Exports started.', '1'),
    count('changes', 'Changes to people, groups, endpoints, retention and holds.', '0'),
  ],
} as const satisfies Entity;
