/** What the REST API wraps around entities. */
import type {Entity} from './types';

const field = {since: '2025-02-03', nullable: false, appearsIn: ['REST']} as const;

export const listAnswer = {
  name: 'listAnswer',
  title: 'List answer',
  summary:
    'What `GET /communications`, `GET /people`, `GET /endpoints` and `GET /audit-events` answer. A page has {{focus.rest.pageSize}} items, or up to {{focus.rest.maxPageSize}} if you ask for them.',
  form: 'document',
  fields: [
    {
      ...field,
      name: 'items',
      type: {
        kind: 'list',
        of: {
          kind: 'either',
          of: [
            {kind: 'object', entity: 'communication'},
            {kind: 'object', entity: 'person'},
            {kind: 'object', entity: 'endpoint'},
            {kind: 'object', entity: 'auditEvent'},
          ],
        },
      },
      meaning: 'Entities of one kind.',
      example: [],
    },
    {
      ...field,
      name: 'next_cursor',
      type: {kind: 'text', min: 1},
      meaning: 'Pass it as `cursor` to get the next page. Without a value on the last page.',
      example: 'b2Zmc2V0OjIwMA',
      nullable: true,
    },
  ],
} as const satisfies Entity;

export const problem = {
  name: 'problem',
  title: 'Error answer',
  summary:
    'Problem details of RFC 9457, with the status `4xx` or `5xx` and the type `application/problem+json`.',
  form: 'document',
  fields: [
    {
      ...field,
      name: 'type',
      type: {kind: 'text', form: 'url'},
      meaning: 'Address of the explanation of the code on this site.',
      example: 'https://help.example.co.uk/docs/focus/troubleshooting/error-codes#foc-4001',
    },
    {
      ...field,
      name: 'title',
      type: {kind: 'text', min: 1},
      meaning: 'Message of the code.',
      example: 'Export too large',
    },
    {
      ...field,
      name: 'status',
      type: {kind: 'integer', min: 400, max: 599},
      meaning: 'HTTP status.',
      example: 422,
    },
    {
      ...field,
      name: 'detail',
      type: {kind: 'text', min: 1},
      meaning: 'What happened this time.',
      example: 'The selection holds 1,412 items; an export holds at most {{focus.export.maxItems}}.',
    },
    {
      ...field,
      name: 'code',
      type: {kind: 'text', form: 'focusCode'},
      meaning: 'Focus error code.',
      example: 'FOC-4001',
    },
    {
      ...field,
      name: 'request_id',
      type: {kind: 'text', min: 1},
      meaning: 'Quote it to support.',
      example: '3f2a9c0e6b7d4d18',
    },
  ],
} as const satisfies Entity;
