/** The account: sign-in, directories, programs, networks, support. */
import {screensOf} from '../../model';
import {tabs} from './accountTabs';

const where = ['Admin', 'Account'] as const;

export const account = screensOf({
  'focus-sign-in': {
    product: 'focus',
    title: 'The sign-in page, for a person with single sign-on',
    frame: 'page',
    where: ['focus.example.com'],
    regions: {
      form: {
        label: 'Form',
        controls: {
          title: {kind: 'heading', label: 'Sign in to Focus'},
          mail: {kind: 'field', label: 'E-mail', value: 'priya@example.com'},
          sso: {kind: 'main', label: 'Sign in with single sign-on'},
          forgot: {kind: 'link', label: 'Forgot password'},
        },
      },
    },
  },
  'focus-general': {
    product: 'focus',
    title: 'The settings of the account',
    frame: 'app',
    where,
    may: 'readAdmin',
    regions: {
      all: {
        label: 'General',
        controls: {
          tabs: tabs('General'),
          facts: {
            kind: 'facts',
            label: '',
            parts: {
              name: {label: 'Account name', value: 'Example Bank'},
              id: {label: 'Account ID', value: 'acc_01J9Z6R4MN'},
              plan: {label: 'Plan', value: 'Enterprise'},
              region: {label: 'Region', value: 'UK'},
              zone: {label: 'Display time zone', value: 'Europe/London'},
              security: {label: 'Security contact', value: 'security@example.com'},
              compliance: {label: 'Compliance contact', value: 'compliance@example.com'},
            },
          },
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {
          edit: {kind: 'button', label: 'Edit', may: 'account'},
          save: {kind: 'main', label: 'Save', may: 'account'},
        },
      },
    },
  },
  'focus-sign-in-rules': {
    product: 'focus',
    title: 'Sign-in rules with a way back',
    frame: 'app',
    where,
    may: 'account',
    regions: {
      top: {label: 'Sections', controls: {tabs: tabs('Sign-in rules')}},
      form: {
        label: 'Rules',
        controls: {
          length: {kind: 'field', label: 'Password length', value: '14'},
          code: {kind: 'switch', label: 'One-time code', state: 'on', value: 'Cannot be switched off'},
          create: {kind: 'switch', label: 'Create people at first sign-in', state: 'off'},
          require: {kind: 'switch', label: 'Require single sign-on', state: 'on'},
          emergency: {
            kind: 'select',
            label: 'Emergency access',
            value: 'Amira, Owner',
            hint: 'May always use a password and a one-time code.',
          },
        },
      },
    },
  },
  'focus-scim': {
    product: 'focus',
    title: 'A new SCIM token, shown once',
    frame: 'app',
    where,
    may: 'account',
    regions: {
      top: {label: 'Sections', controls: {tabs: tabs('Provisioning')}},
      token: {
        label: 'New token',
        layout: 'aside',
        controls: {
          note: {
            kind: 'note',
            label: 'Copy the token now',
            value: 'Focus does not show it again.',
            tone: 'warn',
          },
          token: {kind: 'code', label: 'Token', value: 'scim_EXAMPLE0000000000000000'},
          address: {kind: 'code', label: 'Address', value: 'https://focus.example.com/scim/v2'},
        },
      },
      list: {
        label: 'Tokens',
        controls: {
          rows: {
            kind: 'table',
            label: '',
            columns: ['Token', 'State', 'Last used', 'Ends'],
            rows: [
              ['scim_EX…0000', {badge: 'new', tone: 'good'}, 'never', '10 Nov 2026'],
              ['scim_7Q…41dc', {badge: 'ends soon', tone: 'warn'}, '4 minutes ago', '1 Dec 2025'],
            ],
          },
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {revoke: {kind: 'danger', label: 'Revoke'}, create: {kind: 'main', label: 'Create token'}},
      },
    },
  },
  'focus-network': {
    product: 'focus',
    title: 'Adding a network that may reach the portal and the API',
    frame: 'dialog',
    where: [...where, 'Network allow-list', 'Add range'],
    may: 'account',
    regions: {
      form: {
        label: 'Form',
        controls: {
          range: {kind: 'field', label: 'Range', value: '192.0.2.0/24', isRequired: true},
          name: {kind: 'field', label: 'Name', value: 'London office', isRequired: true},
          applies: {
            kind: 'list',
            label: 'Applies to',
            parts: {portal: {label: 'Portal', value: 'yes'}, api: {label: 'API', value: 'yes'}},
          },
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {cancel: {kind: 'button', label: 'Cancel'}, save: {kind: 'main', label: 'Save'}},
      },
    },
  },
  'focus-support': {
    product: 'focus',
    title: 'Letting support look for a day',
    frame: 'dialog',
    where: [...where, 'Support access', 'Grant'],
    may: 'account',
    regions: {
      form: {
        label: 'Form',
        controls: {
          group: {kind: 'select', label: 'Group', value: 'UK Bank/Retail', isRequired: true},
          duration: {kind: 'select', label: 'Duration', value: '24 hours', isRequired: true},
          reason: {kind: 'field', label: 'Reason', value: 'Case 4471', isRequired: true},
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {cancel: {kind: 'button', label: 'Cancel'}, grant: {kind: 'main', label: 'Grant'}},
      },
    },
  },
});
