import type {Acronym} from './types';

const focus = '/docs/focus';
const admin = `${focus}/admin`;
const signOn = `${focus}/appendix/enterprise-sso-options`;
const recorders = `${focus}/appendix/recorders`;
const data = `${focus}/appendix/data-extraction-integrations`;
const trust = '/docs/trust';
const transact = '/docs/transact';
const ai = '/docs/ai-api';
const auth = '/docs/api/auth';

/** @param shorts abbreviations of the same thing, divided by spaces */
function acronym(shorts: string, words: readonly string[], ...answers: string[]): Acronym {
  const all = shorts.toLowerCase().split(' ');
  return {shorts: all, words: [...all, ...words], answers};
}

/** Abbreviations that readers bring along, with what they stand for. */
export const acronyms: readonly Acronym[] = [
  acronym('3DS', ['3-d secure', '3d secure'], `${transact}/technical-design`, '/docs/glossary'),
  acronym(
    'AD AAD',
    ['active directory', 'azure ad', 'azure active directory', 'entra', 'entra id'],
    `${signOn}/entra-id`,
  ),
  acronym('AOC', ['attestation of compliance'], `${transact}/first-assessment`, trust),
  acronym(
    'ASR STT',
    ['speech recognition', 'transcription', 'dictation'],

    `${ai}/api-overview`,
    `${ai}/getting-started`,
    `${ai}/operations`,
    `${ai}/requirements`,
  ),
  acronym(
    'BCP',
    ['business continuity', 'disaster recovery', 'failover'],
    trust,
    `${transact}/technical-design`,
  ),
  acronym('CDR', ['call detail record', 'call records'], `${recorders}/siprec`, `${recorders}/broadworks`),
  acronym('CVV CVC', ['security code'], `${transact}/error-handling`, `${ai}/requirements`),
  acronym('DPA', ['data processing agreement', 'data processing addendum'], trust),
  acronym('DPO', ['data protection officer'], trust),
  acronym(
    'DSAR SAR',
    ['data subject access request', 'subject access request', 'data subject request'],
    `${focus}/concepts/scenarios`,
    '/docs/teamscribe/overview',
  ),
  acronym(
    'DTMF',
    ['keypad', 'telephone keys', 'tones'],
    `${transact}/technical-design`,
    `${transact}/overview`,
    '/docs/glossary',
  ),
  acronym(
    'FCA MIFID FINRA',
    ['financial conduct authority', 'regulator'],
    `${focus}/concepts/scenarios`,
    `${focus}/communications/downloads`,
    `${admin}/retention`,
  ),
  acronym(
    'GDPR',
    ['data protection regulation'],
    `${focus}/concepts/scenarios`,
    '/docs/teamscribe/overview',
    trust,
  ),
  acronym(
    'HSM KMS',
    ['hardware security module', 'encryption key', 'key management'],
    trust,
    `${admin}/account`,
    `${transact}/technical-design`,
  ),
  acronym(
    'IdP',
    ['identity provider'],
    '/docs/category/enterprise-sso-options',
    '/docs/glossary',
    `${signOn}/okta`,
    `${signOn}/entra-id`,
    `${signOn}/google-workspace`,
    `${admin}/account`,
  ),
  acronym(
    'MFA 2FA TOTP OTP',
    [
      'multi-factor authentication',
      'multi-factor',
      'two-factor',
      'second factor',
      'authenticator',
      'one-time code',
    ],
    `${focus}/getting-started`,
    `${auth}/multi-factor`,
    `${auth}/enrol-totp-factor`,
    `${admin}/account`,
    `${focus}/people`,
    `${focus}/troubleshooting/error-codes`,
  ),
  acronym(
    'OIDC',
    ['openid connect', 'openid'],
    `${auth}/get-open-id-configuration`,
    auth,
    `${auth}/get-user-info`,
  ),
  acronym(
    'PAN',
    ['primary account number', 'card number'],
    `${transact}/technical-design`,
    `${transact}/overview`,
    '/docs/glossary',
    `${transact}/getting-started`,
    `${ai}/requirements`,
  ),
  acronym(
    'PBX',
    ['telephone system', 'phone system', 'switchboard'],
    '/docs/category/recorders',
    `${recorders}/siprec`,
    `${recorders}/broadworks`,
    `${focus}/concepts/what-is-captured`,
    '/docs/glossary',
    `${admin}/endpoints`,
  ),
  acronym(
    'PCI',
    ['pci dss', 'card security standard'],
    `${transact}/overview`,
    `${transact}/first-assessment`,
    '/docs/glossary',
  ),
  acronym('PGP GPG', ['gnupg', 'openpgp'], `${data}/sftp`),
  acronym(
    'PII',
    ['personally identifiable information', 'personal details', 'personal data'],
    `${ai}/requirements`,
    `${ai}/operations`,
    `${ai}/api-overview`,
    trust,
    `${focus}/concepts/scenarios`,
    '/docs/teamscribe/overview',
  ),
  acronym('PSD2 SCA', ['strong customer authentication'], `${transact}/technical-design`, '/docs/glossary'),
  acronym('RBAC', ['role-based access control', 'access levels', 'permission matrix'], `${focus}/people`),
  acronym(
    'SIEM',
    ['splunk', 'qradar', 'sentinel', 'logrhythm', 'arcsight', 'log management'],
    `${data}/native-rest`,
    `${focus}/reference/operations`,
    '/docs/glossary',
  ),
  acronym(
    'SLA',
    ['service level', 'service level agreement', 'uptime'],
    '/docs/support',
    trust,
    `${transact}/technical-design`,
  ),
  acronym(
    'SSO',
    ['single sign-on', 'saml'],
    '/docs/category/enterprise-sso-options',
    `${admin}/account`,
    `${signOn}/okta`,
    `${signOn}/entra-id`,
    `${signOn}/google-workspace`,
  ),
  acronym(
    'TLS SSL',
    ['certificate'],
    `${recorders}/siprec`,
    `${ai}/requirements`,
    `${focus}/concepts/scenarios`,
    trust,
    `${signOn}/okta`,
    `${signOn}/google-workspace`,
    `${signOn}/entra-id`,
  ),
  acronym(
    'WORM',
    ['write-once', 'immutable', 'tamper-proof', 'append-only'],
    `${admin}/audit`,
    `${focus}/concepts/how-focus-works`,
    trust,
  ),
];

/** No page answers them, and none may be taken for another word: a reader is told that nothing was found. */
export const unanswered: readonly string[] = ['crm', 'dlp', 'hipaa', 'ldap', 'sdk', 'tts', 'wfm'];
