/** The limits that readers look up most, by product; every number is a fact. */
import {limitsOf, type Limit} from './limitType';

const account = '/docs/focus/admin/account';
const design = '/docs/transact/technical-design';

export const limits: readonly Limit[] = [
  ...limitsOf('Focus', [
    [
      'Session',
      '{{focus.session.hours}} hours, or {{focus.session.idleMinutes}} minutes idle',
      `${account}#sign-in-rules`,
      ['session', 'signed in', 'stay signed in', 'idle', 'idle session', 'session idle'],
    ],
    [
      'Wrong sign-ins',
      '{{focus.signIn.failedTries}}, then locked for {{focus.signIn.lockMinutes}} minutes',
      `${account}#sign-in-rules`,
      [
        'wrong sign-ins',
        'failed sign-ins',
        'wrong passwords',
        'failed logins',
        'login attempts',
        'account locked',
      ],
    ],
    [
      'Invitation, link for a password',
      '{{focus.signIn.invitationDays}} days, {{focus.signIn.passwordLinkHours}} hours',
      `${account}#sign-in-rules`,
    ],
    [
      'Retention',
      '{{focus.retention.minDays}} day to {{focus.retention.maxYears}} years, or indefinite',
      '/docs/focus/admin/retention',
      [
        'retention',
        'retention policy',
        'retention period',
        'how long calls',
        'how long recordings',
        'how long call recordings',
        'how long recorded calls',
        'how long communications',
      ],
      'Until you change it, an account keeps for {{focus.retention.defaultMonths}} months.',
    ],
    [
      'Grace before deletion',
      '{{focus.retention.graceDays}} days',
      '/docs/focus/admin/retention#when-deletion-happens',
      ['grace', 'grace period', 'deletion grace', 'deletion is final', 'deletion pending'],
    ],
    [
      'Export',
      '{{focus.export.maxItems}} items or {{focus.export.maxGigabytes}} GB, kept {{focus.export.keptDays}} days',
      '/docs/focus/communications/downloads',
      ['export', 'items in an export', 'calls in an export', 'export file', 'download of an export'],
    ],
    [
      'Password of an export',
      '{{focus.export.passwordMinCharacters}} to {{focus.export.passwordMaxCharacters}} characters',
      '/docs/focus/communications/downloads#make-an-export',
      ['export password', 'zip password'],
    ],
    [
      'Share link',
      '{{focus.share.hours}} hours',
      '/docs/focus/communications/screen#share-one-communication',
      ['share link', 'shared link'],
    ],
    [
      'Note, tag',
      '{{focus.notes.maxCharacters}} characters, {{focus.tags.maxCharacters}} characters',
      '/docs/focus/communications/screen#notes-and-tags',
    ],
    [
      'Import of endpoints',
      '{{focus.endpoints.importMaxRows}} rows, {{focus.endpoints.importMaxMegabytes}} MB',
      '/docs/focus/admin/endpoints#import-many-endpoints',
      [
        'import of endpoints',
        'endpoints in an import',
        'rows in an import of endpoints',
        'endpoint import file',
      ],
    ],
    [
      'Report',
      '{{focus.report.maxRows}} rows',
      '/docs/focus/admin/reports',
      ['report', 'rows in a report', 'rows of a report'],
    ],
    [
      'Audit log',
      '{{focus.audit.keptYears}} years',
      '/docs/focus/admin/audit',
      ['audit log', 'audit events', 'audit trail', 'audit log retention'],
    ],
    [
      'REST API',
      '{{focus.rest.requestsPerMinute}} requests a minute, {{focus.rest.maxPageSize}} items a page',
      '/docs/focus/appendix/data-extraction-integrations/native-rest#limits-and-retries',
    ],
    [
      'Client secret, SCIM token',
      '{{focus.rest.secretMonths}} months, {{focus.scim.tokenMonths}} months',
      `${account}#create-an-api-client`,
    ],
  ]),
  ...limitsOf('TeamScribe', [
    [
      'Meeting',
      '{{teamscribe.meeting.maxHours}} hours',
      '/docs/teamscribe/overview#plans-and-limits',
      ['meeting', 'recorded meeting'],
    ],
    [
      'Transcript',
      'Kept {{teamscribe.transcript.keptDays}} days',
      '/docs/teamscribe/overview#what-is-kept-where-and-how-long',
      ['transcript', 'meeting transcript'],
    ],
    [
      'Summary',
      'Kept {{teamscribe.summary.keptMonths}} months',
      '/docs/teamscribe/overview#what-is-kept-where-and-how-long',
      ['summary', 'meeting summary'],
    ],
  ]),
  ...limitsOf('Transact', [
    [
      'Amount',
      '1 to {{transact.amount.max}} minor units',
      '/docs/transact/overview#limits',
      ['amount', 'payment amount'],
    ],
    [
      'Session',
      '{{transact.session.minutes}} minutes',
      '/docs/transact/overview#limits',
      ['session', 'payment session'],
    ],
    [
      'Link',
      '{{transact.link.minMinutes}} minutes to {{transact.link.maxDays}} days, {{transact.link.defaultHours}} hours by default',
      '/docs/transact/overview#limits',
      ['payment link', 'pay by link'],
    ],
    [
      'Reference',
      '{{transact.reference.maxCharacters}} characters',
      '/docs/transact/overview#limits',
      ['reference', 'payment reference'],
    ],
    ['Requests', '{{transact.rest.requestsPerMinute}} a minute', '/docs/transact/overview#limits'],
    [
      'Timestamp of a signature',
      '{{transact.password.windowSeconds}} seconds off',
      '/docs/transact/password-example#how-the-password-is-made',
      ['timestamp', 'signature timestamp', 'clock skew', 'timestamp window'],
    ],
    [
      'Webhook',
      'Answer within {{transact.webhook.answerSeconds}} seconds, repeated {{transact.webhook.days}} days',
      `${design}#webhooks`,
      ['webhook', 'webhooks retried', 'webhooks repeated', 'webhook answer', 'webhook retries'],
    ],
  ]),
  ...limitsOf('AI API', [
    [
      'Media',
      '{{ai.maxHours}} hours or {{ai.maxGigabytes}} GB, {{ai.minKilohertz}} kHz or better',
      '/docs/ai-api/requirements#media',
      [
        'media',
        'media file',
        'audio',
        'audio file',
        'upload',
        'file',
        'file upload',
        'recording file',
        'video file',
      ],
    ],
    [
      'Requests',
      '{{ai.requestsPerMinute}} a minute, {{ai.concurrentJobs}} jobs at a time',
      '/docs/ai-api/api-overview#limits',
    ],
    [
      'Token',
      '{{ai.tokenSeconds}} seconds',
      '/docs/ai-api/api-overview#endpoints',
      ['token', 'access token'],
    ],
    [
      'Result',
      'Kept {{ai.resultDays}} days',
      '/docs/ai-api/api-overview#how-data-flows',
      ['result', 'job result', 'result of a job'],
    ],
  ]),
];
