/** What the operations of the AI API share: the job that each of them answers, and the fields of each request. */
import type {Answer, ApiField, Operation} from './types';

export const jobId = 'job_01J9Z7B3MA';

const jobOf = (type: string, reference?: string) => ({
  id: jobId,
  type,
  state: 'queued',
  progress: 0,
  ...(reference !== undefined && {reference}),
  created_at: '2025-11-05T09:30:00Z',
});

const queued = jobOf('transcription', 'call-48213');

const started: readonly ApiField[] = [
  {name: 'id', type: 'Text', meaning: 'The job: `job_` and ten characters.'},
  {
    name: 'type',
    type: 'Text',
    meaning: '`transcription`, `summary`, `classification` or `redaction`.',
  },
  {
    name: 'state',
    type: 'Text',
    meaning: '`queued`, `running`, `succeeded`, `failed` or `expired`. See [Jobs](./api-overview.md#jobs).',
  },
  {name: 'progress', type: 'Integer', meaning: 'Per cent.', limit: '0 to 100'},
  {name: 'reference', type: 'Text', meaning: 'Your own identifier. Left out if you sent none.'},
  {name: 'created_at', type: 'Time', meaning: 'When the job was created, in UTC.'},
];

/** The answer to each `POST`. */
export const accepted: Answer = {
  status: 202,
  what: 'the new job. `Location` has its address',
  fields: started,
  example: queued,
};

/** @returns the same answer to a request without a reference, as an operation explains it */
export function acceptedLike(like: Operation, type: string): Answer {
  const {status, what} = accepted;
  return {status, what, like, example: jobOf(type)};
}

export const finished: Answer = {
  status: 200,
  what: 'the job as it is now, also when it has failed or expired',
  fields: [
    ...started,
    {name: 'finished_at', type: 'Time', meaning: 'When it ended. Left out until then.'},
    {
      name: 'expires_at',
      type: 'Time',
      meaning: 'When the result is deleted, {{ai.resultDays}} days after the end.',
    },
    {
      name: 'usage',
      type: 'Object',
      meaning:
        '`unit` and `quantity`: what you pay for. See [Pricing units](./api-overview.md#pricing-units).',
    },
    {
      name: 'result',
      type: 'Object',
      meaning: 'Depends on `type`. See [Jobs](./api-overview.md#jobs). Left out unless it `succeeded`.',
    },
    {
      name: 'error',
      type: 'Object',
      meaning:
        'A problem without `instance`. See [Errors](./api-overview.md#errors). Left out unless it `failed`.',
    },
  ],
  example: {
    ...queued,
    state: 'succeeded',
    progress: 100,
    finished_at: '2025-11-05T09:31:12Z',
    expires_at: '2025-11-12T09:31:12Z',
    usage: {unit: 'audio_second', quantity: 7},
    result: {
      language: 'en',
      duration_ms: 6240,
      text: 'Good morning, how can I help? I would like to change my delivery address.',
      segments: [
        {start_ms: 320, end_ms: 2100, speaker: 'S1', confidence: 0.97, text: 'Good morning, how can I help?'},
        {
          start_ms: 2600,
          end_ms: 5900,
          speaker: 'S2',
          confidence: 0.94,
          text: 'I would like to change my delivery address.',
        },
      ],
    },
  },
};

/** @param types which sources the operation takes */
export const source = (types: string): readonly ApiField[] => [
  {
    name: 'source',
    type: 'Object',
    meaning: 'What to process. See [Request fields](./api-overview.md#request-fields).',
    required: true,
  },
  {name: 'source.type', type: 'Text', meaning: 'Where the content is.', required: true, limit: types},
  {
    name: 'source.url',
    type: 'Web address',
    meaning: 'Media that stays readable for one hour.',
    required: 'with the type `url`',
    limit: 'HTTPS',
  },
  {
    name: 'source.id',
    type: 'Text',
    meaning: 'A communication in Focus, or an earlier transcription.',
    required: 'with the types `communication` and `job`',
  },
];

export const text: ApiField = {
  name: 'source.text',
  type: 'Text',
  meaning: 'The text itself.',
  required: 'with the type `text`',
  limit: 'at most 500,000 characters',
};

export const language: ApiField = {
  name: 'language',
  type: 'Text',
  meaning: 'Language of the source, such as `en`. `auto` finds it.',
  default: '`auto`',
  limit: 'one of [{{ai.languages}} languages](./requirements.md#languages)',
};

export const common: readonly ApiField[] = [
  {
    name: 'webhook_url',
    type: 'Web address',
    meaning: 'Where we send `job.finished`.',
    default: 'none',
    limit: 'HTTPS, at most 2,000 characters',
  },
  {
    name: 'reference',
    type: 'Text',
    meaning: 'Your own identifier, which is returned with the job.',
    default: 'none',
    limit: 'at most 100 characters',
  },
];
