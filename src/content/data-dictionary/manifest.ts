import {createdBy} from './export';
import type {Entity} from './types';

export const manifest = {
  name: 'manifest',
  title: 'Manifest of an export',
  summary: '`manifest.json` lists every other file in the ZIP with its size and checksum.',
  form: 'document',
  fields: [
    {
      name: 'export_id',
      type: {kind: 'identifier', of: 'exp'},
      meaning: '`id` of the export.',
      example: 'exp_01J9Z70A3C',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['manifest.json'],
    },
    {
      name: 'created_at',
      type: {kind: 'time'},
      meaning: 'When the export was asked for.',
      example: '2025-11-04T03:00:12Z',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['manifest.json'],
    },
    {...createdBy, appearsIn: ['manifest.json']},
    {
      name: 'purpose',
      type: {kind: 'text', min: 1},
      meaning: 'Why the export was made.',
      example: 'Complaint 2025-118',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['manifest.json'],
    },
    {
      name: 'algorithm',
      type: {kind: 'enum', values: {'SHA-256': 'the hash function of FIPS 180-4'}},
      meaning: 'How checksums are made, by FIPS 180-4.',
      example: 'SHA-256',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['manifest.json'],
    },
    {
      name: 'files',
      type: {kind: 'list', of: {kind: 'object', entity: 'manifestFile'}, min: 1},
      meaning: 'Every file but the manifest itself.',
      example: [
        {
          path: 'media/com_01J9Z6T5K8.ogg',
          bytes: 1248332,
          sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        },
      ],
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['manifest.json'],
    },
    {
      name: 'missing',
      type: {kind: 'list', of: {kind: 'identifier', of: 'com'}, min: 1},
      meaning:
        'Communications that were deleted, or became unreadable, while the export ran. Left out when there are none.',
      example: ['com_01J9Z6T7MB'],
      since: '2025-02-03',
      nullable: false,
      optional: true,
      appearsIn: ['manifest.json'],
    },
  ],
} as const satisfies Entity;

export const manifestFile = {
  name: 'manifestFile',
  title: 'File in a manifest',
  summary: 'One item of `files`.',
  form: 'part',
  fields: [
    {
      name: 'path',
      type: {kind: 'text', min: 1},
      meaning: 'Path in the ZIP, with `/` between folders.',
      example: 'media/com_01J9Z6T5K8.ogg',
      since: '2025-02-03',
      nullable: false,
      appearsIn: [{in: 'metadata.csv', as: 'file'}, 'manifest.json'],
    },
    {
      name: 'bytes',
      type: {kind: 'integer', min: 0, unit: 'bytes'},
      meaning: 'Size, as it is after the ZIP is opened.',
      example: 1248332,
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['manifest.json'],
    },
    {
      name: 'sha256',
      type: {kind: 'text', form: 'sha256'},
      meaning: 'Checksum, as it is after the ZIP is opened.',
      example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['manifest.json'],
    },
  ],
} as const satisfies Entity;
