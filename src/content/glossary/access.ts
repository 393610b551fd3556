import type {Term} from './types';

export const access: readonly Term[] = [
  {
    id: 'assertion',
    term: 'Assertion',
    also: ['assertions', 'SAML assertion'],
    definition:
      'The signed statement of an identity provider, by SAML, that says who a person is and which groups they are in.',
  },
  {
    id: 'bearer-token',
    term: 'Bearer token',
    also: ['bearer tokens'],
    definition:
      'An access token that works for whoever holds it (RFC 6750), so keep it as secret as a password.',
  },
  {
    id: 'identity-provider',
    term: 'Identity provider',
    also: ['identity providers', 'IdP'],
    definition:
      'The service in which your people sign in once for many applications, such as Microsoft Entra ID, Okta or Google Workspace.',
  },
  {
    id: 'saml',
    term: 'SAML',
    also: ['SAML 2.0'],
    definition:
      'Security Assertion Markup Language: the standard by which an identity provider tells Focus who has signed in.',
  },
  {
    id: 'scim',
    term: 'SCIM',
    also: ['SCIM 2.0'],
    definition:
      'System for Cross-domain Identity Management (RFC 7644): your directory creates, changes and removes the accounts of people.',
  },
  {
    id: 'siem',
    term: 'SIEM',
    definition:
      'Security information and event management: the system in which a security team collects and searches events from many sources.',
  },
];
