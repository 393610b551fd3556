import type {Meaning} from './types';

const focus = '/docs/focus';
const people = `${focus}/people`;
const account = `${focus}/admin/account`;
const signOn = `${focus}/appendix/enterprise-sso-options`;
const directories = [`${signOn}/okta`, `${signOn}/entra-id`, `${signOn}/google-workspace`];
const starts = [
  `${focus}/getting-started`,
  account,
  people,
  `${focus}/troubleshooting/hints`,
  `${focus}/troubleshooting/error-codes`,
];

/** People, their sign-in and what they may do. */
export const access: readonly Meaning[] = [
  {
    words: ['sign in', 'log in', 'log on', 'logon'],
    answers: [...starts, ...directories, '/docs/category/enterprise-sso-options'],
  },
  {
    words: ['sign out', 'log out', 'end session'],
    answers: [
      '/docs/api/auth/end-session',
      '/docs/api/auth/sessions',
      '/docs/api/petstore/logout-user',
      ...starts,
    ],
  },
  {
    words: ['password', 'passphrase'],
    answers: [
      ...starts,
      '/docs/api/auth/change-password',
      '/docs/transact/password-example',
      `${focus}/appendix/data-extraction-integrations/sftp`,
    ],
  },
  {words: ['scim', 'provisioning', 'user sync', 'deprovisioning'], answers: [...directories, account]},
  {words: ['google workspace', 'g suite', 'gsuite'], answers: [`${signOn}/google-workspace`]},
  {
    words: ['user', 'person', 'employee', 'colleague', 'staff'],
    answers: [
      people,
      '/docs/api/auth/users',
      '/docs/api/petstore/user',
      `${focus}/concepts/scenarios`,
      `${focus}/appendix/data-dictionary`,
      `${focus}/communications/screen`,
      `${focus}/getting-started`,
      `${focus}/appendix/recorders/teams`,
    ],
  },
  {
    words: ['invite', 'joiner', 'onboarding', 'new starter'],
    answers: [
      people,
      `${signOn}/google-workspace`,
      `${focus}/getting-started`,
      `${focus}/appendix/recorders/siprec`,
    ],
  },
  {
    words: ['leaver', 'offboarding', 'deactivate', 'deprovision', 'termination'],
    answers: [people, `${focus}/concepts/scenarios`, ...directories],
  },
  {
    words: ['permission', 'role', 'access right', 'entitlement', 'privilege'],
    answers: [
      people,
      '/docs/teamscribe/installation',
      `${focus}/concepts/how-focus-works`,
      `${focus}/appendix/recorders/teams`,
    ],
  },
  {
    words: ['break glass', 'emergency access'],
    answers: [account, ...directories, `${focus}/troubleshooting/hints`],
  },
  {
    words: ['whitelist', 'allow-list', 'ip restriction'],
    answers: [account, '/docs/ai-api/requirements', '/docs/teamscribe/installation'],
  },
  {
    words: ['tenant', 'workspace settings'],
    answers: [
      account,
      ...directories,
      `${focus}/appendix/recorders/teams`,
      '/docs/teamscribe/installation',
      '/docs/teamscribe/outputs/slack',
    ],
  },
  {
    words: ['segregation of duties', 'separation of duties', 'four eyes', 'dual control'],
    answers: [`${focus}/concepts/how-focus-works`, `${focus}/admin/legalhold`],
  },
  {words: ['access review', 'recertification', 'entitlement review'], answers: [`${focus}/admin/groups`]},
];
