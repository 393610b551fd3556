/** The Focus REST API; bodies and answers are entities of the data dictionary. */
import {entityExample, listExample} from './entityExamples';
import type {Api, Operation, Parameter} from './types';

const path = (what: string, example: string): Parameter => ({
  name: 'id',
  in: 'path',
  type: 'Text',
  meaning: `The \`id\` of the ${what}.`,
  required: true,
  example,
});
const query = (parameter: Omit<Parameter, 'in'>): Parameter => ({...parameter, in: 'query'});

const paging: readonly Parameter[] = [
  query({
    name: 'limit',
    type: 'Integer',
    meaning: 'Most items on a page. A page may hold fewer.',
    default: '{{focus.rest.pageSize}}',
    limit: '1 to {{focus.rest.maxPageSize}}',
  }),
  query({
    name: 'cursor',
    type: 'Text',
    meaning: '`next_cursor` of the page before, with the same filters. `null` there means the end.',
    default: 'the first page',
    limit: 'valid for {{focus.rest.cursorHours}} hours',
  }),
];

const span = (from: string, to: string, meaning: string, example?: [string, string]): Parameter[] => [
  query({name: from, type: 'Time', meaning, default: 'all', example: example?.[0]}),
  query({
    name: to,
    type: 'Time',
    meaning: 'The end of that time, which is not included.',
    default: 'all',
    limit: '366 days after the start',
    example: example?.[1],
  }),
];

const always = [
  'FOC-1303',
  'FOC-5001',
  'FOC-5002',
  'FOC-5006',
  'FOC-9001',
  'FOC-9002',
] as const satisfies Operation['codes'];
const paged = ['FOC-5007', 'FOC-5013', ...always] as const;

const listCommunications: Operation = {
  id: 'listCommunications',
  method: 'GET',
  path: '/communications',
  title: 'List communications',
  summary: 'Searches what Focus keeps in the group of the client and below it, page by page.',
  scope: 'focus.communications.read',
  parameters: [
    ...span('started_from', 'started_to', 'From when on it started, in UTC.', [
      '2025-11-03T00:00:00Z',
      '2025-11-04T00:00:00Z',
    ]),
    ...span('created_from', 'created_to', 'From when on Focus stored it. Use it to keep a copy up to date.'),
    query({
      name: 'kind',
      type: 'Text',
      meaning: 'One kind of communication.',
      default: 'all',
      limit: '`voice`, `video`, `chat`, `sms`, `email` or `screen`',
      example: 'voice',
    }),
    query({
      name: 'direction',
      type: 'Text',
      meaning: 'One direction.',
      default: 'all',
      limit: '`inbound`, `outbound` or `internal`',
    }),
    query({name: 'person_id', type: 'Text', meaning: 'One person.', default: 'all'}),
    query({
      name: 'group_id',
      type: 'Text',
      meaning: 'A group and all below it.',
      default: 'the group of the client',
    }),
    query({
      name: 'legal_hold',
      type: 'Boolean',
      meaning: 'Only what is, or is not, under a legal hold.',
      default: 'both',
    }),
    ...paging,
  ],
  answer: {
    status: 200,
    what: 'a page of communications, without their transcripts',
    entity: 'communication',
    isList: true,
    example: listExample('communication'),
  },
  codes: paged,
  repeat: 'read',
};

const readCommunication: Operation = {
  id: 'readCommunication',
  method: 'GET',
  path: '/communications/{id}',
  title: 'Read a communication',
  summary: 'Reads one communication with its participants, its media and its transcript.',
  scope: 'focus.communications.read',
  parameters: [path('communication', 'com_01J9Z6T5K8')],
  answer: {
    status: 200,
    what: 'the communication',
    entity: 'communication',
    example: entityExample('communication'),
  },
  codes: ['FOC-3001', ...always],
  repeat: 'read',
};

const downloadMedia: Operation = {
  id: 'downloadMedia',
  method: 'GET',
  path: '/communications/{id}/media',
  title: 'Download media',
  summary: 'Downloads one media file. Compare its SHA-256 with `sha256` of `media` in the communication.',
  scope: 'focus.communications.read',
  parameters: [
    path('communication', 'com_01J9Z6T5K8'),
    query({
      name: 'index',
      type: 'Integer',
      meaning: 'Position in `media`, when there are several files.',
      default: '0',
    }),
    {
      name: 'Accept',
      in: 'header',
      type: 'Text',
      meaning:
        'The `format` of the file. `audio/wav` turns voice into WAV PCM 16-bit, which then has no checksum.',
      default: 'as kept',
    },
  ],
  answer: {status: 200, what: 'the file, in its own media type', fields: []},
  codes: ['FOC-3001', 'FOC-3006', 'FOC-5013', ...always],
  repeat: 'read',
};

const createExport: Operation = {
  id: 'createExport',
  method: 'POST',
  path: '/exports',
  title: 'Create an export',
  summary:
    'Starts a ZIP of communications with `metadata.csv` and a manifest. Follow it with [Read an export](#read-export).',
  scope: 'focus.exports.write',
  body: {
    entity: 'exportRequest',
    example: {communication_ids: ['com_01J9Z6T5K8', 'com_01J9Z6T7MB'], purpose: 'Complaint 2025-118'},
  },
  answer: {
    status: 202,
    what: 'the new export',
    entity: 'export',
    example: entityExample('export', {
      state: 'queued',
      bytes: 0,
      sha256: null,
      error: null,
      expires_at: null,
      download_url: null,
    }),
  },
  codes: ['FOC-3001', 'FOC-4001', 'FOC-4004', 'FOC-4005', 'FOC-5013', ...always],
  repeat: 'key',
  limits: [
    'At most {{focus.export.maxItems}} items or {{focus.export.maxGigabytes}} GB in an export, and {{focus.export.inProgress}} exports of a client at a time.',
  ],
};

const readExport: Operation = {
  id: 'readExport',
  method: 'GET',
  path: '/exports/{id}',
  title: 'Read an export',
  summary: 'Reads the state of an export, and the address of the ZIP once it is `ready`.',
  scope: 'focus.exports.write',
  parameters: [path('export', 'exp_01J9Z70A3C')],
  answer: {
    status: 200,
    what: 'the export as it is now',
    entity: 'export',
    example: entityExample('export', {error: null}),
  },
  codes: ['FOC-4002', ...always],
  repeat: 'read',
  limits: [
    '`download_url` works for {{focus.export.downloadLinkMinutes}} minutes without a token, and each answer has a new one. The export is kept for {{focus.export.keptDays}} days.',
  ],
};

const listPeople: Operation = {
  id: 'listPeople',
  method: 'GET',
  path: '/people',
  title: 'List people',
  summary: 'Lists the people in the group of the client and below it, with their roles.',
  scope: 'focus.people.read',
  parameters: paging,
  answer: {
    status: 200,
    what: 'a page of people',
    entity: 'person',
    isList: true,
    example: listExample('person'),
  },
  codes: paged,
  repeat: 'read',
};

const listEndpoints: Operation = {
  id: 'listEndpoints',
  method: 'GET',
  path: '/endpoints',
  title: 'List endpoints',
  summary: 'Lists the endpoints of the same people, with their states.',
  scope: 'focus.people.read',
  parameters: paging,
  answer: {
    status: 200,
    what: 'a page of endpoints',
    entity: 'endpoint',
    isList: true,
    example: listExample('endpoint', {last_error: null}),
  },
  codes: paged,
  repeat: 'read',
};

const listAuditEvents: Operation = {
  id: 'listAuditEvents',
  method: 'GET',
  path: '/audit-events',
  title: 'List audit events',
  summary: 'Reads the audit log in the order of `seq`, to feed a SIEM or to verify its hash chain.',
  scope: 'focus.audit.read',
  parameters: [
    query({
      name: 'after_seq',
      type: 'Integer',
      meaning: 'Start after this event. Send the `seq` of the last event that you kept.',
      default: 'the first event',
      example: '0',
    }),
    ...span('time_from', 'time_to', 'From when on it happened, in UTC.'),
    query({name: 'actor', type: 'Text', meaning: 'One person, or the name of one client.', default: 'all'}),
    query({name: 'action', type: 'Text', meaning: 'One action, such as `export.created`.', default: 'all'}),
    ...paging,
  ],
  answer: {
    status: 200,
    what: 'a page of audit events',
    entity: 'auditEvent',
    isList: true,
    example: listExample('auditEvent'),
  },
  codes: paged,
  repeat: 'read',
};

export const focus: Api = {
  id: 'focus',
  base: 'https://api.example.com/focus/v1',
  page: '/docs/focus/reference/operations',
  headers: [{name: 'Authorization', value: ['Bearer ', {variable: 'ACCESS_TOKEN'}]}],
  pages: {
    codes: '../troubleshooting/error-codes.md',
    retries: '../../retries.mdx',
    dictionary: '../appendix/data-dictionary.md',
  },
  rate: '{{focus.rest.requestsPerMinute}} requests a minute for each client.',
  keyHours: '{{focus.rest.idempotencyHours}}',
  events: [],
  operations: [
    listCommunications,
    readCommunication,
    downloadMedia,
    createExport,
    readExport,
    listPeople,
    listEndpoints,
    listAuditEvents,
  ],
};
