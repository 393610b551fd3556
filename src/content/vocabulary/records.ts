import type {Meaning} from './types';

const focus = '/docs/focus';
const admin = `${focus}/admin`;
const screen = `${focus}/communications/screen`;
const downloads = `${focus}/communications/downloads`;
const dictionary = `${focus}/appendix/data-dictionary`;
const trust = '/docs/trust';
const works = `${focus}/concepts/how-focus-works`;
const recorders = ['siprec', 'broadworks', 'teams', 'border-controllers'].map(
  (name) => `${focus}/appendix/recorders/${name}`,
);

/** What is recorded, kept, found and proved. */
export const records: readonly Meaning[] = [
  {
    words: ['call', 'recording', 'conversation', 'interaction'],
    answers: [
      screen,
      works,
      ...recorders,
      downloads,
      `${focus}/concepts/what-is-captured`,
      `${focus}/troubleshooting/hints`,
      '/docs/glossary',
      `${focus}/appendix/data-extraction-integrations/genesys-cloud`,
    ],
  },
  {
    words: ['extension', 'phone number', 'handset', 'softphone'],
    answers: [`${admin}/endpoints`, ...recorders, '/docs/support', dictionary],
  },
  {
    words: ['mobile', 'cell phone', 'cellphone', 'smartphone'],
    answers: [
      `${admin}/endpoints`,
      `${focus}/appendix/data-extraction-integrations/sms-email`,
      `${focus}/concepts/what-is-captured`,
      `${focus}/troubleshooting/error-codes`,
    ],
  },
  {
    words: ['recorder', 'recording server', 'logger'],
    answers: ['/docs/category/recorders', ...recorders, `${admin}/endpoints`],
  },
  {
    words: ['play', 'playback', 'listen', 'replay'],
    answers: [
      screen,
      `${focus}/troubleshooting/hints`,
      '/docs/quick-reference',
      `${focus}/troubleshooting/error-codes`,
      `${focus}/people`,
    ],
  },
  {
    words: ['share', 'share link', 'send a link'],
    answers: [screen, '/blog/focus-updates-july-2025', `${focus}/troubleshooting/error-codes`],
  },
  {
    words: [
      'legal hold',
      'litigation hold',
      'preservation',
      'preservation order',
      'freeze',
      'e-discovery',
      'ediscovery',
    ],
    answers: [`${admin}/legalhold`, `${focus}/concepts/scenarios`],
  },
  {
    words: ['retention', 'keep', 'kept', 'storage period', 'records disposition', 'data lifecycle'],
    answers: [`${admin}/retention`, works, trust],
  },
  {
    words: ['deletion', 'delete', 'remove', 'erase', 'purge', 'destroy'],
    answers: [
      `${admin}/retention`,
      works,
      trust,
      `${admin}/groups`,
      '/docs/api/petstore/delete-pet',
      '/docs/teamscribe/overview',
      `${admin}/endpoints`,
    ],
  },
  {
    words: ['restore', 'undelete', 'recover', 'recycle bin'],
    answers: [
      `${admin}/retention`,
      `${admin}/groups`,
      screen,
      '/docs/api/auth/regenerate-recovery-codes',
      works,
    ],
  },
  {
    words: ['integrity', 'tamper', 'altered', 'authenticity', 'non-repudiation'],
    answers: [`${admin}/audit`, downloads, works],
  },
  {words: ['audit', 'audit log', 'activity log', 'audit trail', 'access log'], answers: [`${admin}/audit`]},
  {
    words: ['residency', 'data location', 'data sovereignty', 'hosting location'],
    answers: [
      '/docs/ai-api/api-overview',
      '/docs/ai-api/requirements',
      `${admin}/account`,
      trust,
      '/docs/teamscribe/overview',
      '/blog/teamscribe-update-1-1',
    ],
  },
  {
    words: ['export', 'download', 'extract'],
    answers: [
      downloads,
      `${focus}/reference/operations`,
      `${focus}/appendix/data-extraction-integrations/native-rest`,
      dictionary,
      '/docs/category/data-extraction-integrations',
    ],
  },
  {
    words: ['bulk import', 'bulk upload', 'mass import'],
    answers: [`${admin}/endpoints`, `${focus}/people`, '/blog/focus-updates-april-2025'],
  },
  {words: ['report', 'statistics', 'analytics', 'metrics'], answers: [`${admin}/reports`, dictionary]},
  {words: ['home', 'dashboard', 'start page', 'landing page'], answers: [`${focus}/home`, '/']},
  {
    words: ['notification', 'alert', 'alarm'],
    answers: [`${focus}/home`, ...recorders, `${focus}/troubleshooting/hints`],
  },
  {
    words: ['sms', 'text message', 'texts', 'imessage'],
    answers: [
      `${focus}/appendix/data-extraction-integrations/sms-email`,
      `${focus}/concepts/what-is-captured`,
      dictionary,
    ],
  },
  {
    words: ['journal', 'journalling', 'archive e-mail', 'e-mail archive'],
    answers: [`${focus}/appendix/data-extraction-integrations/sms-email`],
  },
  {words: ['whatsapp', 'signal', 'wechat', 'telegram'], answers: [`${focus}/concepts/what-is-captured`]},
  {
    words: ['contact centre', 'call centre', 'ccaas'],
    answers: [`${focus}/appendix/data-extraction-integrations/genesys-cloud`, '/docs/transact/overview'],
  },
  {words: ['org chart', 'hierarchy', 'department', 'business unit'], answers: [`${admin}/groups`]},
  {
    words: ['completeness', 'reconciliation', 'missing calls'],
    answers: [
      `${focus}/concepts/what-is-captured`,
      `${admin}/reports`,
      `${admin}/endpoints`,
      `${focus}/troubleshooting/hints`,
      `${focus}/appendix/data-extraction-integrations/genesys-cloud`,
    ],
  },
];
