import {facts} from '../facts';
import type {Entity} from './types';

const {identifierMaxCharacters, labelMaxCharacters} = facts.focus.endpoints;

export const endpointKinds = {
  broadworks: 'BroadWorks extension; `identifier` is the user ID with its domain',
  siprec: 'SIPREC trunk number; `identifier` is the E.164 number',
  teams: 'Microsoft Teams user; `identifier` is the user principal name',
  mobile: 'Mobile (SMS); `identifier` is the E.164 number',
} as const;

export const endpointStates = {
  pending: 'Saved; not confirmed by the recorder or by a first recording yet',
  active: 'The last check succeeded',
  suspended: 'Stopped by a person; not recorded',
  error: 'A check or a recording failed; `last_error` says why',
} as const;

export const endpoint = {
  name: 'endpoint',
  title: 'Endpoint',
  summary: 'One thing that Focus records, and the person who has it.',
  form: 'document',
  fields: [
    {
      name: 'id',
      type: {kind: 'identifier', of: 'end'},
      meaning: 'The endpoint.',
      example: 'end_01J9Z6X1HB',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', {in: 'Reports', as: 'endpoint_id'}, 'Audit log'],
    },
    {
      name: 'kind',
      type: {kind: 'enum', values: endpointKinds},
      meaning: 'What is recorded.',
      example: 'broadworks',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', 'Reports', 'Audit log'],
    },
    {
      name: 'identifier',
      type: {kind: 'text', min: 1, max: identifierMaxCharacters},
      meaning: 'What the recorder knows it by. Unique together with `kind`.',
      example: 'priya@as.example.co.uk',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', 'Reports', 'Audit log'],
    },
    {
      name: 'number',
      type: {kind: 'text', form: 'e164'},
      meaning: 'Number of the endpoint, where the identifier is not one.',
      example: '+442079460123',
      since: '2025-02-03',
      nullable: true,
      appearsIn: ['REST', 'Audit log'],
    },
    {
      name: 'person_id',
      type: {kind: 'identifier', of: 'per'},
      meaning: 'The person who has it now. Earlier communications stay with the person who had it then.',
      example: 'per_01J9Z6V2QX',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', 'Audit log'],
    },
    {
      name: 'label',
      type: {kind: 'text', min: 1, max: labelMaxCharacters},
      meaning: 'Your own words.',
      example: 'Desk turret',
      since: '2025-02-03',
      nullable: true,
      appearsIn: ['REST', 'Audit log'],
    },
    {
      name: 'start_date',
      type: {kind: 'date'},
      meaning: 'First day to keep: nothing is kept before 00:00 UTC of that day.',
      example: '2025-11-03',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', 'Audit log'],
    },
    {
      name: 'recorder',
      type: {kind: 'text', min: 1},
      meaning: 'Name of the recorder that serves it.',
      example: 'bw-london',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', 'Reports', 'Audit log'],
    },
    {
      name: 'state',
      type: {kind: 'enum', values: endpointStates},
      meaning: 'Whether it is recorded.',
      example: 'active',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', 'Reports', 'Audit log'],
    },
    {
      name: 'last_recorded_at',
      type: {kind: 'time'},
      meaning: 'Start of the newest communication.',
      example: '2025-11-03T09:14:02Z',
      since: '2025-02-03',
      nullable: true,
      appearsIn: ['REST', 'Reports'],
    },
    {
      name: 'last_error',
      type: {kind: 'text', form: 'focusCode'},
      meaning: 'Newest error code of the endpoint.',
      example: 'FOC-2101',
      since: '2025-02-03',
      nullable: true,
      appearsIn: ['REST', 'Reports', 'Portal'],
    },
  ],
} as const satisfies Entity;
