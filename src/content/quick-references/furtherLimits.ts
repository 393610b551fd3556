/** Limits that no sheet has room for, and single ones that a sheet has in one row with others: the search answers with them. */
import {limitsOf, type Limit} from './limitType';

const account = '/docs/focus/admin/account';
const rest = '/docs/focus/appendix/data-extraction-integrations/native-rest';
const support = '/docs/support#severities-and-response-times';

const requests = [
  'rate',
  'requests',
  'api requests',
  'api calls',
  'requests send',
  'requests minute',
  'calls minute',
];
const keys = ['idempotency key', 'idempotency keys'];

export const furtherLimits: readonly Limit[] = [
  ...limitsOf('Focus', [
    [
      'Requests to the REST API',
      '{{focus.rest.requestsPerMinute}} a minute for each client',
      `${rest}#limits-and-retries`,
      requests,
    ],
    [
      'Page of a list',
      '{{focus.rest.pageSize}} items by default, {{focus.rest.maxPageSize}} at most',
      `${rest}#limits-and-retries`,
      ['page', 'items on a page', 'page items'],
    ],
    ['Access token', '{{focus.rest.tokenSeconds}} seconds', `${rest}#get-a-token`, ['token', 'access token']],
    [
      'Client secret',
      '{{focus.rest.secretMonths}} months',
      `${account}#create-an-api-client`,
      ['client secret', 'secret'],
    ],
    [
      'API clients',
      '{{focus.rest.maxClients}} in an account',
      `${account}#create-an-api-client`,
      ['api clients', 'clients in an account'],
    ],
    ['Cursor', '{{focus.rest.cursorHours}} hours', `${rest}#list-communications`, ['cursor']],
    [
      'Idempotency key',
      'Known for {{focus.rest.idempotencyHours}} hours',
      '/docs/retries#idempotency-keys',
      keys,
    ],
    [
      'SCIM token',
      '{{focus.scim.tokenMonths}} months, {{focus.scim.maxTokens}} at a time',
      `${account}#provision-people-with-scim`,
      ['scim token', 'provisioning token'],
    ],
    [
      'Invitation',
      '{{focus.signIn.invitationDays}} days',
      '/docs/focus/people#add-one-person',
      ['invitation', 'invite'],
    ],
    [
      'Link for a new password',
      '{{focus.signIn.passwordLinkHours}} hours',
      '/docs/focus/getting-started#sign-in',
      ['password link', 'password reset', 'password reset link', 'reset link'],
    ],
    [
      'Password',
      '{{focus.signIn.passwordMinCharacters}} characters or more',
      `${account}#sign-in-rules`,
      ['password', 'password characters', 'characters in a password'],
    ],
    [
      'One-time code',
      'A new one every {{focus.signIn.codeSeconds}} seconds',
      '/docs/focus/getting-started#sign-in',
      ['one-time code', 'totp code'],
    ],
    [
      'Note',
      '{{focus.notes.maxCharacters}} characters',
      '/docs/focus/communications/screen#notes-and-tags',
      ['note', 'characters in a note'],
    ],
    [
      'Tags',
      '{{focus.tags.maxPerCommunication}} on a communication, {{focus.tags.maxCharacters}} characters each',
      '/docs/focus/communications/screen#notes-and-tags',
      ['tag', 'tags on a communication', 'characters in a tag'],
    ],
    [
      'Exports of a client in progress',
      '{{focus.export.inProgress}} at a time',
      '/docs/focus/reference/operations#create-export',
      ['exports in progress', 'exports at a time', 'concurrent exports'],
    ],
    [
      'Download link of an export',
      '{{focus.export.downloadLinkMinutes}} minutes',
      '/docs/focus/reference/operations#read-export',
      ['download link', 'download url', 'download link of an export'],
    ],
    [
      'Request to release a hold',
      '{{focus.hold.requestDays}} days',
      '/docs/focus/admin/legalhold#request-a-release',
      ['release request', 'request to release a hold', 'hold release request'],
    ],
    [
      'Key of an account',
      'Rotated every {{focus.media.keyRotationDays}} days',
      `${account}#encryption`,
      ['encryption key', 'encryption keys rotated', 'key rotation', 'keys rotated'],
    ],
    [
      'Pending endpoint',
      '{{focus.endpoints.pendingHours}} hours',
      '/docs/focus/admin/endpoints#states',
      ['pending endpoint', 'endpoint pending'],
    ],
    [
      'Events in a file of the audit log',
      '{{focus.audit.maxEventsPerFile}}',
      '/docs/focus/admin/audit#export-the-log',
      ['events in an audit export', 'audit log export', 'audit export'],
    ],
  ]),
  ...limitsOf('TeamScribe', [
    [
      'Summary after a meeting',
      'Within {{teamscribe.ready.minutes}} minutes, for meetings of up to {{teamscribe.ready.meetingHours}} hour',
      '/docs/teamscribe/overview#plans-and-limits',
      ['summary ready', 'summary after a meeting', 'summary arrives'],
    ],
    [
      'Languages of summaries',
      '{{teamscribe.summary.languages}}',
      '/docs/teamscribe/overview#plans-and-limits',
      ['languages', 'summary languages', 'languages supported'],
    ],
  ]),
  ...limitsOf('Transact', [
    [
      'Requests',
      '{{transact.rest.requestsPerMinute}} a minute for each account',
      '/docs/transact/overview#limits',
      requests,
    ],
    [
      'Idempotency key',
      'Known for {{transact.idempotency.keptHours}} hours',
      '/docs/transact/error-handling#idempotency',
      keys,
    ],
    [
      'Reason of a refund',
      '{{transact.refund.reasonMaxCharacters}} characters',
      '/docs/transact/operations#create-refund',
      ['refund reason', 'reason of a refund'],
    ],
  ]),
  ...limitsOf('AI API', [
    [
      'Requests',
      '{{ai.requestsPerMinute}} a minute for each API client',
      '/docs/ai-api/api-overview#limits',
      requests,
    ],
    [
      'Jobs at a time',
      '{{ai.concurrentJobs}} in an account',
      '/docs/ai-api/api-overview#limits',
      ['jobs', 'concurrent jobs', 'jobs at a time', 'parallel jobs'],
    ],
    ['Idempotency key', 'Known for {{ai.idempotencyHours}} hours', '/docs/retries#idempotency-keys', keys],
    [
      'Languages of speech and text',
      '{{ai.languages}}',
      '/docs/ai-api/requirements#languages',
      ['languages', 'transcription languages', 'languages supported'],
    ],
    [
      'Webhook',
      'Answer within {{ai.webhook.answerSeconds}} seconds, repeated {{ai.webhook.days}} days',
      '/docs/ai-api/api-overview#webhook-jobfinished',
      ['webhook', 'webhooks retried', 'webhooks repeated', 'webhook answer', 'webhook retries'],
    ],
  ]),
  ...limitsOf('All APIs', [
    [
      'Tries of a request',
      '{{retry.tries}}, with waits from {{retry.firstMilliseconds}} ms to {{retry.capSeconds}} seconds',
      '/docs/retries#how-long-to-wait',
      ['retries', 'tries', 'retry attempts', 'retry a request'],
    ],
  ]),
  ...limitsOf('Support', [
    [
      'Severity 1',
      'First response in {{support.critical.responseMinutes}} minutes, day and night',
      support,
      ['severity 1', 'severity 1 response', 'critical response'],
    ],
    [
      'Severity 2',
      'First response in {{support.major.responseHours}} hours',
      support,
      ['severity 2', 'severity 2 response'],
    ],
    [
      'Severity 3',
      'First response in {{support.minor.responseWorkingDays}} working day',
      support,
      ['severity 3', 'severity 3 response'],
    ],
  ]),
];
