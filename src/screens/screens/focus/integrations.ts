/** Integrations: journals, Genesys Cloud, and their list. */
import {screensOf} from '../../model';

const where = ['Admin', 'Account', 'Integrations'] as const;
const foot = {
  label: 'Buttons',
  layout: 'foot',
  controls: {cancel: {kind: 'button', label: 'Cancel'}, save: {kind: 'main', label: 'Save'}},
} as const;

export const integrations = screensOf({
  'focus-integrations': {
    product: 'focus',
    title: 'Integrations, with the menu of a new one',
    frame: 'app',
    where,
    may: 'integrations',
    regions: {
      add: {
        label: 'New',
        controls: {
          menu: {
            kind: 'menu',
            label: 'Add integration',
            parts: {
              sms: {label: 'SMS journal'},
              mail: {label: 'E-mail journal'},
              genesys: {label: 'Genesys Cloud'},
              sftp: {label: 'SFTP drop', may: 'account'},
            },
          },
        },
      },
      rows: {
        label: 'List',
        controls: {
          list: {
            kind: 'table',
            label: '',
            columns: ['Name', 'State', 'Last run (UTC)', 'Last error'],
            chosen: 1,
            rows: [
              ['SFTP drop', {badge: 'running', tone: 'good'}, '7 Nov 03:00', ''],
              ['Genesys Cloud', {badge: 'Authorise again', tone: 'bad'}, '6 Nov 21:15', {code: 'FOC-5005'}],
              ['SMS journal', {badge: 'running', tone: 'good'}, '7 Nov 09:02', ''],
            ],
          },
        },
      },
      one: {
        label: 'The chosen integration',
        layout: 'aside',
        controls: {
          test: {kind: 'button', label: 'Test connection'},
          pause: {kind: 'button', label: 'Pause'},
          resume: {kind: 'button', label: 'Resume', state: 'grey'},
          again: {kind: 'button', label: 'Run again'},
          match: {kind: 'button', label: 'Match again'},
          log: {kind: 'button', label: 'Log'},
          delete: {kind: 'danger', label: 'Delete'},
        },
      },
    },
  },
  'focus-sms': {
    product: 'focus',
    title: 'An SMS journal',
    frame: 'app',
    where: [...where, 'SMS journal'],
    may: 'integrations',
    regions: {
      all: {
        label: 'Settings',
        controls: {
          tabs: {
            kind: 'tabs',
            label: '',
            parts: {
              settings: {label: 'Details', state: 'on'},
              unmatched: {label: 'Unmatched'},
              log: {label: 'Log'},
            },
          },
          name: {kind: 'field', label: 'Name', value: 'mobile-uk', isRequired: true},
          address: {kind: 'code', label: 'Address', value: 'https://api.example.com/journal/sms/jrn_01J9Z6'},
          secret: {kind: 'code', label: 'Signing secret', value: 'shown once'},
          facts: {
            kind: 'facts',
            label: '',
            parts: {last: {label: 'Last message received', value: '7 November, 09:02:11 UTC', tone: 'good'}},
          },
          rotate: {kind: 'button', label: 'Rotate secret'},
        },
      },
      foot,
    },
  },
  'focus-email': {
    product: 'focus',
    title: 'An e-mail journal',
    frame: 'app',
    where: [...where, 'E-mail journal'],
    may: 'integrations',
    regions: {
      all: {
        label: 'Settings',
        controls: {
          source: {
            kind: 'tabs',
            label: '',
            parts: {exchange: {label: 'Exchange Online', state: 'on'}, gmail: {label: 'Gmail'}},
          },
          address: {kind: 'code', label: 'Journal address', value: 'acc_01J9Z6R4MN@journal.example.com'},
          domains: {kind: 'field', label: 'Domains', value: 'example.com', isRequired: true},
          subjects: {kind: 'field', label: 'Exclude subjects', value: '[private]'},
          attachments: {kind: 'switch', label: 'Keep attachments', state: 'on'},
          facts: {
            kind: 'facts',
            label: '',
            parts: {last: {label: 'Last message received', value: '7 November, 09:04:40 UTC', tone: 'good'}},
          },
        },
      },
      foot,
    },
  },
  'focus-genesys': {
    product: 'focus',
    title: 'Genesys Cloud, before the import starts',
    frame: 'app',
    where: [...where, 'Genesys Cloud'],
    may: 'integrations',
    regions: {
      form: {
        label: 'Settings',
        layout: 'pair',
        controls: {
          region: {kind: 'select', label: 'Genesys Cloud region', value: 'Europe (London)', isRequired: true},
          media: {kind: 'select', label: 'Media', value: 'Voice'},
          queues: {kind: 'field', label: 'Queues', value: 'All'},
          start: {kind: 'field', label: 'Start from', value: '2025-11-10'},
          interval: {kind: 'select', label: 'Interval', value: '15 minutes'},
          group: {kind: 'select', label: 'Group for unmatched agents', value: 'Top group'},
          format: {kind: 'select', label: 'Audio format', value: 'As kept'},
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {
          test: {kind: 'button', label: 'Test connection'},
          start: {kind: 'main', label: 'Start import'},
        },
      },
    },
  },
});
