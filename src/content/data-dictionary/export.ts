/** An export as the REST API gives and takes it. */
import {facts} from '../facts';
import type {Entity} from './types';

const {maxItems, maxBytes, passwordMinCharacters, passwordMaxCharacters} = facts.focus.export;

const purpose = {
  name: 'purpose',
  type: {kind: 'text', min: 1},
  meaning: 'Why the export was made, in one line. It goes to the manifest and to the audit log.',
  example: 'Complaint 2025-118',
  since: '2025-02-03',
  nullable: false,
  appearsIn: ['REST', 'manifest.json', 'Portal', 'Audit log'],
} as const;

/** Who made an export; the manifest names the same. */
export const createdBy = {
  name: 'created_by',
  type: {
    kind: 'either',
    of: [
      {kind: 'identifier', of: 'per'},
      {kind: 'text', min: 1},
    ],
  },
  meaning: 'The person, the name of the API client, or `system` for an SFTP drop.',
  example: 'per_01J9Z6V2QX',
  since: '2025-02-03',
  nullable: false,
  appearsIn: ['REST', 'manifest.json', 'Portal', {in: 'Audit log', as: 'actor'}],
} as const;

export const exportRequest = {
  name: 'exportRequest',
  title: 'Request for an export',
  summary: 'The body of `POST /exports`. The answer is an export in state `queued`.',
  form: 'document',
  fields: [
    {
      name: 'communication_ids',
      type: {kind: 'list', of: {kind: 'identifier', of: 'com'}, min: 1, max: maxItems},
      meaning: 'The communications, in any order.',
      example: ['com_01J9Z6T5K8', 'com_01J9Z6T7MB'],
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST'],
    },
    purpose,
    {
      name: 'audio_format',
      type: {kind: 'enum', values: {wav: 'WAV PCM 16-bit'}},
      meaning: 'Turns all audio into WAV PCM 16-bit. Leave it out to get audio as kept.',
      example: 'wav',
      since: '2025-02-03',
      nullable: false,
      optional: true,
      appearsIn: ['REST'],
    },
    {
      name: 'password',
      type: {kind: 'text', min: passwordMinCharacters, max: passwordMaxCharacters},
      meaning: 'Encrypts each file in the ZIP with AES-256. Leave it out for none. Focus does not keep it.',
      example: 'example-password-0001',
      since: '2025-02-03',
      nullable: false,
      optional: true,
      appearsIn: ['REST'],
    },
  ],
} as const satisfies Entity;

export const exportEntity = {
  name: 'export',
  title: 'Export',
  summary:
    'A ZIP of communications, with a table and a manifest. It is kept for {{focus.export.keptDays}} days from the moment it is `ready`.',
  form: 'document',
  fields: [
    {
      name: 'id',
      type: {kind: 'identifier', of: 'exp'},
      meaning: 'The export. The ZIP has its name.',
      example: 'exp_01J9Z70A3C',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', {in: 'manifest.json', as: 'export_id'}, 'Portal', 'Audit log'],
    },
    {
      name: 'state',
      type: {
        kind: 'enum',
        values: {
          queued: 'Waits for its turn',
          running: 'Is being written',
          ready: 'Can be downloaded',
          failed: 'Could not be written; `error` says why',
          expired: 'Is deleted',
        },
      },
      meaning: 'How far it is.',
      example: 'ready',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', 'Portal', 'Audit log'],
    },
    {
      name: 'created_at',
      type: {kind: 'time'},
      meaning: 'When it was asked for.',
      example: '2025-11-04T03:00:12Z',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', 'manifest.json', 'Portal'],
    },
    createdBy,
    purpose,
    {
      name: 'item_count',
      type: {kind: 'integer', min: 0, max: maxItems},
      meaning: 'Communications in it.',
      example: 2,
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', 'Portal', 'Audit log'],
    },
    {
      name: 'bytes',
      type: {kind: 'integer', min: 0, max: maxBytes, unit: 'bytes'},
      meaning: 'Size before compression; `0` until it is known.',
      example: 2410496,
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', 'Portal'],
    },
    {
      name: 'encrypted',
      type: {kind: 'boolean'},
      meaning: 'Whether a password was set, with which each file in the ZIP is encrypted (AES-256).',
      example: false,
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', 'Portal', 'Audit log'],
    },
    {
      name: 'sha256',
      type: {kind: 'text', form: 'sha256'},
      meaning: 'SHA-256 of the ZIP. Without a value until it is `ready`.',
      example: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
      since: '2025-02-03',
      nullable: true,
      appearsIn: ['REST', 'Portal'],
    },
    {
      name: 'error',
      type: {kind: 'text', form: 'focusCode'},
      meaning: 'Why it failed. Without a value in every other state.',
      example: 'FOC-4009',
      since: '2025-02-03',
      nullable: true,
      appearsIn: ['REST', 'Portal', 'Audit log'],
    },
    {
      name: 'expires_at',
      type: {kind: 'time'},
      meaning: 'When it is deleted. Without a value until it is `ready`.',
      example: '2025-11-11T03:01:40Z',
      since: '2025-02-03',
      nullable: true,
      appearsIn: ['REST', 'Portal'],
    },
    {
      name: 'download_url',
      type: {kind: 'text', form: 'url'},
      meaning:
        'Where the ZIP is, for {{focus.export.downloadLinkMinutes}} minutes; each answer has a new one. Without a value unless it is `ready`.',
      example: 'https://api.example.com/focus/v1/downloads/3f2a9c0e6b7d4d18',
      since: '2025-02-03',
      nullable: true,
      appearsIn: ['REST'],
    },
  ],
} as const satisfies Entity;
