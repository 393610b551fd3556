/** The end of an account, its first sign-in, its clients, and what has no person yet. */
import {screensOf} from '../../model';
import {endpointTabs} from './endpointTabs';

export const more = screensOf({
  'focus-activation': {
    product: 'focus',
    title: 'The first sign-in: the authenticator app',
    frame: 'page',
    where: ['focus.example.com'],
    regions: {
      form: {
        label: 'Form',
        controls: {
          title: {
            kind: 'heading',
            label: 'Set up one-time codes',
            value: 'Scan the QR code with your authenticator app, or type the key.',
          },
          key: {kind: 'code', label: 'Key', value: 'EXAMPLE0 EXAMPLE0 EXAMPLE0'},
          code: {kind: 'field', label: 'One-time code', value: '••• •••'},
          confirm: {kind: 'main', label: 'Confirm'},
          open: {kind: 'button', label: 'Open Focus', state: 'grey'},
        },
      },
    },
  },
  'focus-api-clients': {
    product: 'focus',
    title: 'API clients, one of them with a secret that ends soon',
    frame: 'app',
    where: ['Admin', 'Account', 'API clients'],
    may: 'account',
    regions: {
      rows: {
        label: 'List',
        controls: {
          list: {
            kind: 'table',
            label: '',
            columns: ['Name', 'Secret', 'Group', 'Last used'],
            chosen: 0,
            rows: [
              [
                'Evidence archive',
                {badge: 'ends in 7 days', tone: 'warn'},
                'UK Bank/Markets',
                '3 minutes ago',
              ],
              ['Call summaries', {badge: 'valid', tone: 'good'}, 'UK Bank/Retail', 'yesterday'],
            ],
          },
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {
          delete: {kind: 'danger', label: 'Delete client'},
          rotate: {kind: 'button', label: 'Rotate secret'},
          add: {kind: 'main', label: 'Add client'},
        },
      },
    },
  },
  'focus-close': {
    product: 'focus',
    title: 'A second Owner decides on the end of the account',
    frame: 'app',
    where: ['Admin', 'Account', 'Close account'],
    may: 'account',
    regions: {
      all: {
        label: 'Request',
        controls: {
          note: {
            kind: 'note',
            label: 'Amira asks to close the account Example Bank',
            value: 'Everything but the audit log is deleted 30 days after approval.',
            tone: 'bad',
          },
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {
          cancel: {kind: 'button', label: 'Cancel closing', state: 'grey'},
          approve: {kind: 'danger', label: 'Approve'},
        },
      },
    },
  },
  'focus-chain-head': {
    product: 'focus',
    title: 'The e-mail to the security contact',
    frame: 'mail',
    where: ['Daily chain head'],
    regions: {
      head: {
        label: 'Text',
        controls: {
          facts: {
            kind: 'facts',
            label: '',
            parts: {
              account: {label: 'Account', value: 'Example Bank'},
              seq: {label: 'Last event', value: '48,211'},
              hash: {label: 'Hash', value: '169bc006d3b6…d303c936'},
            },
          },
        },
      },
    },
  },
  'focus-unassigned': {
    product: 'focus',
    title: 'Calls that match no endpoint yet',
    frame: 'app',
    where: ['Admin', 'Endpoints'],
    may: 'readAdmin',
    regions: {
      rows: {
        label: 'List',
        controls: {
          tabs: endpointTabs('unassigned'),
          list: {
            kind: 'table',
            label: '',
            columns: ['Identifier', 'Calls', 'Recorder', 'Last call'],
            rows: [
              ['+442079460091', '14', 'sbc-london', '9 minutes ago'],
              ['desk7@as.example.co.uk', '2', 'bw-london', 'yesterday'],
            ],
          },
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {
          match: {kind: 'button', label: 'Match again', may: 'manage'},
          add: {kind: 'main', label: 'Add endpoint', may: 'manage'},
        },
      },
    },
  },
});
