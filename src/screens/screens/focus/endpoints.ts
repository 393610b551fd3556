/** Endpoints. */
import {screensOf} from '../../model';
import {endpointTabs} from './endpointTabs';

const where = ['Admin', 'Endpoints'] as const;

export const endpoints = screensOf({
  'focus-endpoints': {
    product: 'focus',
    title: 'Endpoints in each of their four states',
    frame: 'app',
    where,
    may: 'readAdmin',
    regions: {
      top: {
        label: 'Top',
        layout: 'row',
        controls: {
          title: {kind: 'heading', label: '388 endpoints'},
          matches: {kind: 'button', label: 'Assign matches', may: 'manage'},
          add: {kind: 'main', label: 'Add endpoint', may: 'manage'},
        },
      },
      rows: {
        label: 'List',
        controls: {
          tabs: endpointTabs('endpoints'),
          actions: {
            kind: 'menu',
            label: 'Actions',
            may: 'manage',
            parts: {suspend: {label: 'Suspend'}, remove: {label: 'Remove'}},
          },
          list: {
            kind: 'table',
            label: '',
            columns: ['Identifier', 'State', 'Person', 'Last error'],
            chosen: 3,
            rows: [
              ['priya@as.example.co.uk', {badge: 'active', tone: 'good'}, 'Priya', ''],
              ['amira@example.com', {badge: 'pending', tone: 'warn'}, 'Amira', ''],
              ['+442079460177', {badge: 'suspended'}, 'Priya', ''],
              ['+442079460044', {badge: 'error', tone: 'bad'}, 'Tom', {code: 'FOC-2106'}],
            ],
          },
        },
      },
      one: {
        label: 'The chosen endpoint',
        layout: 'aside',
        controls: {
          facts: {
            kind: 'facts',
            label: '',
            parts: {
              error: {label: 'Last error', value: 'FOC-2106', tone: 'bad'},
              next: {label: 'Next check', value: 'in 3 minutes'},
            },
          },
          gaps: {kind: 'button', label: 'Gaps'},
          suspend: {kind: 'danger', label: 'Suspend', may: 'manage'},
          resume: {kind: 'button', label: 'Resume', state: 'grey', may: 'manage'},
          reassign: {kind: 'button', label: 'Reassign', may: 'manage'},
          remove: {kind: 'button', label: 'Remove', state: 'grey', may: 'manage'},
        },
      },
    },
  },
  'focus-endpoint-new': {
    product: 'focus',
    title: 'Adding one endpoint',
    frame: 'dialog',
    where: [...where, 'Add endpoint'],
    may: 'manage',
    regions: {
      form: {
        label: 'Form',
        controls: {
          kind: {
            kind: 'menu',
            label: 'Kind',
            parts: {
              broadworks: {label: 'BroadWorks extension', state: 'on'},
              siprec: {label: 'SIPREC trunk number'},
              teams: {label: 'Microsoft Teams user'},
              mobile: {label: 'Mobile (SMS)'},
            },
          },
          recorder: {kind: 'select', label: 'Recorder', value: 'bw-london', isRequired: true},
          identifier: {kind: 'field', label: 'Identifier', value: 'priya@as.example.co.uk', isRequired: true},
          number: {kind: 'field', label: 'Number', value: '+442079460123'},
          person: {kind: 'select', label: 'Person', value: 'Priya, priya@example.com', isRequired: true},
          label: {kind: 'field', label: 'Label', value: 'Desk turret'},
          start: {kind: 'field', label: 'Start date', value: '2025-11-10'},
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {cancel: {kind: 'button', label: 'Cancel'}, save: {kind: 'main', label: 'Save'}},
      },
    },
  },
  'focus-endpoints-import': {
    product: 'focus',
    title: 'The preview of an import, before anything changes',
    frame: 'app',
    where: [...where, 'Import'],
    may: 'manage',
    regions: {
      top: {
        label: 'File',
        layout: 'row',
        controls: {
          file: {kind: 'heading', label: 'endpoints.csv', value: '4 rows, checked; nothing has changed yet'},
          template: {kind: 'button', label: 'Download template'},
          choose: {kind: 'button', label: 'Choose file'},
        },
      },
      counts: {
        label: 'Preview',
        controls: {
          cards: {
            kind: 'cards',
            label: '',
            parts: {
              add: {label: 'To add', value: '2'},
              update: {label: 'To update', value: '1'},
              error: {label: 'In error', value: '1', tone: 'bad'},
            },
          },
        },
      },
      rows: {
        label: 'Rows',
        controls: {
          list: {
            kind: 'table',
            label: '',
            columns: ['Row', 'Identifier', 'Result', 'Message'],
            rows: [
              ['2', 'priya@as.example.co.uk', {badge: 'add', tone: 'good'}, ''],
              ['3', '+442079460044', {badge: 'error', tone: 'bad'}, 'FOC-2102: already assigned'],
              ['4', 'amira@example.com', {badge: 'update', tone: 'calm'}, ''],
              ['5', '+442079460177', {badge: 'add', tone: 'good'}, ''],
            ],
          },
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {
          result: {kind: 'button', label: 'Download result', state: 'grey'},
          start: {kind: 'main', label: 'Start import'},
        },
      },
    },
  },
});
