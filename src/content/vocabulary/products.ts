import type {Meaning} from './types';

const ai = ['api-overview', 'getting-started', 'operations', 'requirements'].map(
  (name) => `/docs/ai-api/${name}`,
);
const transact = '/docs/transact';
const payments = ['overview', 'getting-started', 'technical-design', 'operations'].map(
  (name) => `${transact}/${name}`,
);
const scribe = '/docs/teamscribe';
const outputs = ['email', 'slack', 'teams'].map((name) => `${scribe}/outputs/${name}`);
const installing = `${scribe}/installation`;
const data = '/docs/focus/appendix/data-extraction-integrations';
const retries = '/docs/retries';
const auth = '/docs/api/auth';

/** Meetings, payments, the APIs, and help. */
export const products: readonly Meaning[] = [
  {
    words: ['summary', 'minutes', 'meeting notes', 'recap'],
    answers: [`${scribe}/overview`, ...outputs, '/docs/ai-api/operations', '/blog/teamscribe-launch'],
  },
  {
    words: ['note taker', 'notetaker', 'meeting assistant', 'meeting bot', 'otter', 'fireflies'],
    answers: [`${scribe}/overview`],
  },
  {
    words: ['action item', 'to-do', 'task', 'follow-up'],
    answers: [`${scribe}/overview`, '/blog/teamscribe-update-1-1', ...outputs],
  },
  {
    words: ['spam', 'junk', 'phishing filter', 'quarantine'],
    answers: [outputs[0] ?? '', installing, '/docs/support'],
  },
  {
    words: ['uninstall', 'remove the app', 'disconnect'],
    answers: [installing, ...outputs, `${data}/genesys-cloud`],
  },
  {
    words: ['transcript', 'transcription', 'transcribe', 'voice to text'],
    answers: [
      ...ai,
      '/docs/focus/communications/screen',
      `${scribe}/overview`,
      '/docs/focus/troubleshooting/hints',
      '/docs/focus/appendix/data-dictionary',
    ],
  },
  {
    words: ['diarisation', 'speaker labels', 'speaker separation', 'who spoke'],
    answers: ['/docs/glossary', ...ai],
  },
  {
    words: ['redact', 'redaction', 'mask', 'anonymise', 'pseudonymise', 'de-identify'],
    answers: [...ai, `${transact}/technical-design`],
  },
  {
    words: ['payment', 'charge', 'card payment', 'transaction'],
    answers: [...payments, `${transact}/error-handling`],
  },
  {words: ['refund', 'money back', 'reimburse', 'chargeback'], answers: payments},
  {
    words: ['declined', 'decline', 'refused', 'rejected card'],
    answers: [`${transact}/error-handling`, '/docs/quick-reference', `${transact}/getting-started`],
  },
  {
    words: ['card on file', 'saved card', 'stored card', 'recurring payment', 'vault', 'token'],
    answers: [
      `${transact}/technical-design`,
      `${transact}/operations`,
      `${auth}/create-token`,
      `${auth}/token`,
      '/docs/glossary',
    ],
  },
  {words: ['sandbox', 'test mode', 'test environment', 'test card'], answers: payments},
  {words: ['pay by phone', 'telephone payment', 'ivr payment', 'phone payment'], answers: payments},
  {words: ['pay by link', 'payment link', 'checkout link'], answers: payments},
  {
    words: ['retry', 'back-off', 'try again', 'exponential backoff'],
    answers: [retries, `${transact}/error-handling`, '/docs/glossary', `${data}/native-rest`],
  },
  {
    words: ['duplicate', 'idempotency', 'charged twice', 'double charge'],
    answers: [retries, `${transact}/error-handling`, '/docs/glossary'],
  },
  {
    words: ['webhook', 'callback', 'push notification'],
    answers: [
      retries,
      ...payments,
      ...ai,
      `${transact}/password-example`,
      '/docs/glossary',
      `${data}/sms-email`,
    ],
  },
  {
    words: ['rate limit', 'throttling', 'quota', 'too many requests'],
    answers: [
      `${data}/native-rest`,
      '/docs/focus/troubleshooting/error-codes',
      `${transact}/error-handling`,
      ...ai,
      auth,
      retries,
      '/docs/quick-reference',
      '/docs/api/auth/errors',
      `${auth}/errors`,
    ],
  },
  {
    words: ['api key', 'client credentials', 'access token', 'service account'],
    answers: [
      `${data}/native-rest`,
      `${auth}/create-token`,
      `${auth}/keys`,
      `${auth}/create-key`,
      '/docs/focus/admin/account',
      ...ai,
      `${auth}/introspect-token`,
      `${auth}/token`,
      `${auth}/revoke-token`,
      auth,
    ],
  },
  {words: ['price', 'pricing', 'how much', 'cost', 'fee', 'billing', 'invoice'], answers: ai},
  {words: ['data warehouse', 'flat file', 'file transfer', 'batch file'], answers: [`${data}/sftp`]},
  {
    words: ['firewall', 'ip address', 'ports'],
    answers: [
      ...ai,
      `${transact}/technical-design`,
      '/docs/focus/admin/account',
      `${data}/sftp`,
      '/docs/focus/appendix/recorders/siprec',
      '/docs/focus/appendix/recorders/border-controllers',
    ],
  },
  {
    words: ['support', 'help desk', 'contact', 'customer service', 'hotline'],
    answers: ['/docs/support', '/accessibility'],
  },
  {
    words: ['status page', 'outage', 'downtime', 'service down'],
    answers: ['/docs/support', '/docs/trust', '/docs/focus/troubleshooting/error-codes'],
  },
  {
    words: ['incident', 'severity', 'urgent', 'priority'],
    answers: ['/docs/support', '/docs/focus/troubleshooting/hints'],
  },
  {
    words: ['vulnerability', 'responsible disclosure', 'penetration test', 'bug bounty', 'pentest'],
    answers: ['/docs/support', `${transact}/overview`, '/docs/trust'],
  },
  {
    words: ['sub-processor', 'subprocessor', 'third party', 'supplier list'],
    answers: ['/docs/trust', `${scribe}/overview`, `${transact}/overview`],
  },
  {words: ['due diligence', 'security questionnaire', 'vendor assessment'], answers: ['/docs/trust']},
  {
    words: ['install', 'set up', 'configure', 'enable', 'turn on'],
    answers: [
      installing,
      ...outputs,
      '/docs/focus/getting-started',
      '/docs/focus/appendix/recorders/border-controllers',
      '/docs/focus/appendix/enterprise-sso-options/google-workspace',
      '/docs/focus/appendix/enterprise-sso-options/okta',
      `${data}/sms-email`,
      `${data}/jupyter`,
      '/docs/focus/admin/account',
    ],
  },
  {
    words: ['news', 'release notes', 'changelog', "what's new", 'updates', 'new features'],
    answers: [
      '/blog',
      '/blog/welcome',
      '/blog/focus-updates-july-2025',
      '/blog/focus-updates-april-2025',
      '/blog/focus-updates-may-2025',
      '/docs/api/auth/changes',
      '/docs/api/petstore/changes',
    ],
  },
  {
    words: ['rss', 'feed', 'atom'],
    answers: ['/blog', '/blog/welcome', '/markdown-page', '/docs/api/auth/changes', '/docs/support'],
  },
  {words: ['glossary', 'definitions', 'jargon'], answers: ['/docs/glossary']},
  {words: ['cheat sheet', 'quick reference', 'reference card'], answers: ['/docs/quick-reference']},
];
