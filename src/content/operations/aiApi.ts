/** The AI API. */
import {accepted, acceptedLike, common, finished, jobId, language, source, text} from './aiApiJobs';
import type {Api, Operation} from './types';

const codes = [
  'AI-400',
  'AI-401',
  'AI-403',
  'AI-404',
  'AI-408',
  'AI-409',
  'AI-413',
  'AI-422',
  'AI-425',
  'AI-429',
  'AI-500',
  'AI-503',
] as const satisfies Operation['codes'];

const started = {method: 'POST', codes, repeat: 'key', events: ['job.finished']} as const;

const jobs = 'At most {{ai.concurrentJobs}} jobs of an account are queued or running.';

const createTranscription: Operation = {
  ...started,
  id: 'createTranscription',
  path: '/transcriptions',
  title: 'Create a transcription',
  summary:
    'Turns speech into text with speakers and times. To upload a file, make it the body and put the other fields into the query, as [Getting started](./getting-started.mdx#transcribe-a-recording) does.',
  scope: 'ai.transcribe',
  body: {
    fields: [
      ...source('`url` or `communication`'),
      language,
      {
        name: 'speakers',
        type: 'Boolean',
        meaning: 'Whether to tell speakers apart.',
        default: '`true`',
        limit: 'at most 10 speakers',
      },
      ...common,
    ],
    example: {
      source: {type: 'url', url: 'https://media.example.com/call-48213.wav'},
      language: 'en',
      webhook_url: 'https://hooks.example.com/ai',
      reference: 'call-48213',
    },
  },
  answer: accepted,
  limits: [
    'Audio and video of at most {{ai.maxHours}} hours and {{ai.maxGigabytes}} GB, in one of the [formats](./requirements.md#media).',
    jobs,
  ],
};

const createSummary: Operation = {
  ...started,
  id: 'createSummary',
  path: '/summaries',
  title: 'Create a summary',
  summary: 'Writes a summary of a transcript or a text, in the language of its source.',
  scope: 'ai.summarise',
  body: {
    fields: [
      ...source('`job`, `communication` or `text`'),
      text,
      language,
      {
        name: 'length',
        type: 'Text',
        meaning: 'About 100, 250 or 600 words.',
        default: '`medium`',
        limit: '`short`, `medium` or `long`',
      },
      ...common,
    ],
    example: {source: {type: 'job', id: jobId}, length: 'short'},
  },
  answer: acceptedLike(createTranscription, 'summary'),
  limits: [jobs],
};

const createClassification: Operation = {
  ...started,
  id: 'createClassification',
  path: '/classifications',
  title: 'Create a classification',
  summary: 'Chooses among your labels for a transcript or a text, with a confidence from 0 to 1 for each.',
  scope: 'ai.classify',
  body: {
    fields: [
      ...source('`job`, `communication` or `text`'),
      text,
      language,
      {
        name: 'labels',
        type: 'List of texts',
        meaning: 'Labels to choose from.',
        required: true,
        limit: 'at most 50 labels of 60 characters',
      },
      ...common,
    ],
    example: {source: {type: 'job', id: jobId}, labels: ['address change', 'complaint', 'cancellation']},
  },
  answer: acceptedLike(createTranscription, 'classification'),
  limits: [jobs],
};

const createRedaction: Operation = {
  ...started,
  id: 'createRedaction',
  path: '/redactions',
  title: 'Create a redaction',
  summary:
    'Takes personal and card data out of a text, a transcript or a recording. For a recording, the result has audio with tones as well.',
  scope: 'ai.redact',
  body: {
    fields: [
      ...source('`url`, `communication`, `job` or `text`'),
      text,
      language,
      {
        name: 'entities',
        type: 'List of texts',
        meaning: '[Kinds of data](./requirements.md#what-can-be-redacted) to remove.',
        default: 'all of them',
        limit: 'at most 9 kinds',
      },
      ...common,
    ],
    example: {
      source: {type: 'communication', id: 'com_01J9Z6T5K8'},
      entities: ['card_number', 'security_code'],
    },
  },
  answer: acceptedLike(createTranscription, 'redaction'),
  limits: [jobs, 'A `source` of type `communication` needs the scope `focus.communications.read` as well.'],
};

const readJob: Operation = {
  id: 'readJob',
  method: 'GET',
  path: '/jobs/{id}',
  title: 'Read a job',
  summary: 'Reads the state of a job, and its result once it has succeeded.',
  scope: 'jobs.read',
  parameters: [
    {name: 'id', in: 'path', type: 'Text', meaning: 'The `id` of the job.', required: true, example: jobId},
  ],
  answer: finished,
  codes: ['AI-401', 'AI-403', 'AI-404', 'AI-429', 'AI-500', 'AI-503'],
  repeat: 'read',
  limits: [
    'Ask after {{ai.poll.firstSeconds}} seconds, then more slowly, up to {{ai.poll.maxSeconds}}. Results are deleted after {{ai.resultDays}} days.',
  ],
};

export const aiApi: Api = {
  id: 'aiApi',
  base: 'https://api.example.com/ai/v1',
  page: '/docs/ai-api/operations',
  headers: [{name: 'Authorization', value: ['Bearer ', {variable: 'ACCESS_TOKEN'}]}],
  pages: {codes: './api-overview.md', retries: '../retries.mdx'},
  rate: '{{ai.requestsPerMinute}} requests a minute for each API client.',
  keyHours: '{{ai.idempotencyHours}}',
  events: [
    {
      name: 'job.finished',
      sent: 'When a job has succeeded or failed.',
      see: './api-overview.md#webhook-jobfinished',
    },
  ],
  operations: [createTranscription, createSummary, createClassification, createRedaction, readJob],
};
