/**
 * Words that mean the same to a reader of these products: one list for both engines. The embedded index
 * carries it; `npm run search:push` sends it to Algolia (`saveSynonyms`, type `synonym`).
 *
 * Each group holds words or phrases in lower case; each stands for all others of its group.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['sso', 'single sign-on', 'saml'],
  ['2fa', 'totp', 'mfa', 'two-factor', 'multi-factor', 'authenticator'],
  ['pci', 'pci dss'],
  ['legal hold', 'litigation hold', 'preservation'],
  ['scim', 'provisioning', 'user sync'],
  ['webhook', 'callback'],
  ['rate limit', 'throttling', 'too many requests'],
  ['delete', 'remove', 'erase'],
  ['retention', 'keep', 'storage period'],
  ['refund', 'money back'],
  ['tokenisation', 'card on file'],
  ['dtmf', 'keypad', 'phone keypad'],
  ['entra', 'azure ad', 'azure active directory', 'aad'],
  ['google workspace', 'g suite', 'gsuite'],
  ['export', 'download'],
  ['diarisation', 'speaker labels', 'who said what'],
  ['transcript', 'transcription', 'speech to text'],
  ['summary', 'minutes', 'meeting notes'],
  ['cvv', 'cvc', 'security code'],
  ['sms', 'text message'],
  ['e-mail', 'email', 'mail'],
  ['endpoint', 'device', 'phone number'],
  ['permission', 'role', 'access right'],
  ['uninstall', 'remove the app'],
  ['sandbox', 'test mode', 'test environment'],
  ['outage', 'status page', 'downtime'],
];
