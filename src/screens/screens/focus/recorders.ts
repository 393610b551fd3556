/** Recorders, their alarms, and the notice that Teams gives. */
import {screensOf} from '../../model';
import {endpointTabs} from './endpointTabs';

const where = ['Admin', 'Endpoints'] as const;

export const recorders = screensOf({
  'focus-recorders': {
    product: 'focus',
    title: 'Recorders, one of them with an alarm',
    frame: 'app',
    where,
    may: 'readAdmin',
    regions: {
      rows: {
        label: 'List',
        controls: {
          tabs: endpointTabs('recorders'),
          alarm: {
            kind: 'note',
            label: 'The certificate of sbc-london ends in 21 days',
            value: 'Upload the new one with Add second, before the SBC changes to it.',
            tone: 'warn',
          },
          list: {
            kind: 'table',
            label: '',
            columns: ['Name', 'State', 'Kind', 'Last call'],
            chosen: 0,
            rows: [
              ['sbc-london', {badge: 'Connected', tone: 'good'}, 'SIPREC', '12 seconds ago'],
              ['bw-london', {badge: 'No connection', tone: 'bad'}, 'BroadWorks', '47 minutes ago'],
              ['teams', {badge: 'Connected', tone: 'good'}, 'Microsoft Teams', '3 minutes ago'],
            ],
          },
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {add: {kind: 'main', label: 'Add recorder', may: 'manage'}},
      },
    },
  },
  'focus-recorder': {
    product: 'focus',
    title: 'A SIPREC recorder, connected',
    frame: 'app',
    where: [...where, 'Recorders', 'SIPREC'],
    may: 'manage',
    regions: {
      top: {
        label: 'Top',
        layout: 'row',
        controls: {
          name: {kind: 'heading', label: 'sbc-london'},
          state: {kind: 'chips', label: '', parts: {state: {label: 'Connected', value: 'since 2 Nov'}}},
        },
      },
      form: {
        label: 'Settings',
        layout: 'pair',
        controls: {
          name: {kind: 'field', label: 'Name', value: 'sbc-london', isRequired: true},
          source: {
            kind: 'field',
            label: 'Source addresses',
            value: '192.0.2.10, 192.0.2.11',
            isRequired: true,
          },
          media: {kind: 'select', label: 'Media encryption', value: 'SDES'},
          codecs: {kind: 'select', label: 'Codecs', value: 'All'},
          timeout: {kind: 'field', label: 'Media timeout', value: '5 seconds'},
          hours: {kind: 'field', label: 'Working hours', value: 'All day, every day'},
        },
      },
      certificate: {
        label: 'Certificate',
        layout: 'aside',
        controls: {
          facts: {
            kind: 'facts',
            label: '',
            parts: {use: {label: 'In use', value: 'ends 17 December 2025', tone: 'warn'}},
          },
          menu: {kind: 'menu', label: 'Certificate', parts: {second: {label: 'Add second'}}},
          records: {kind: 'menu', label: 'Call records', parts: {source: {label: 'Add source'}}},
          remove: {kind: 'button', label: 'Remove', state: 'grey'},
        },
      },
      address: {
        label: 'For the SBC',
        controls: {
          addresses: {
            kind: 'code',
            label: 'Recording addresses',
            value: 'sip:acc_01J9Z6R4MN@siprec-uk.example.com;transport=tls',
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
  'focus-recorder-broadworks': {
    product: 'focus',
    title: 'Adding a BroadWorks recorder',
    frame: 'dialog',
    where: [...where, 'Recorders', 'Add recorder', 'BroadWorks'],
    may: 'manage',
    regions: {
      form: {
        label: 'Form',
        controls: {
          name: {kind: 'field', label: 'Name', value: 'bw-london', isRequired: true},
          source: {kind: 'field', label: 'Source addresses', value: '192.0.2.20', isRequired: true},
          certificate: {kind: 'field', label: 'Certificate', value: 'carrier-sbc.pem', isRequired: true},
          format: {kind: 'select', label: 'Metadata format', value: 'BroadWorks'},
          match: {kind: 'select', label: 'Match people by', value: 'userID'},
          group: {kind: 'field', label: 'Service provider and group', value: 'All'},
          addresses: {kind: 'code', label: 'Recording addresses', value: 'sip:acc_01J9Z6R4MN@siprec-uk…'},
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {cancel: {kind: 'button', label: 'Cancel'}, save: {kind: 'main', label: 'Save'}},
      },
    },
  },
  'focus-recorder-teams': {
    product: 'focus',
    title: 'The Teams recorder after consent',
    frame: 'app',
    where: [...where, 'Recorders', 'Add recorder', 'Microsoft Teams'],
    may: 'manage',
    regions: {
      form: {
        label: 'Name',
        controls: {
          name: {kind: 'field', label: 'Name', value: 'teams', isRequired: true},
          consent: {kind: 'button', label: 'Grant consent'},
        },
      },
      facts: {
        label: 'State',
        layout: 'aside',
        controls: {
          facts: {
            kind: 'facts',
            label: '',
            parts: {
              state: {label: 'State', value: 'Connected', tone: 'good'},
              permissions: {label: 'Permissions', value: '5 of 5 granted'},
            },
          },
          id: {kind: 'code', label: 'Application ID', value: '00001111-aaaa-2222-bbbb-3333cccc4444'},
        },
      },
    },
  },
  'focus-teams-notice': {
    product: 'focus',
    title: 'What a person in a Teams meeting sees while Focus records',
    frame: 'chat',
    where: ['Microsoft Teams: Rates meeting'],
    regions: {
      notice: {
        label: 'Notice, which Teams gives',
        controls: {
          note: {
            kind: 'note',
            label: 'Recording has started',
            value: 'This meeting is being recorded because of a policy of your organisation.',
            tone: 'bad',
          },
        },
      },
      people: {
        label: 'Participants',
        controls: {
          lines: {
            kind: 'speech',
            label: '',
            lines: [
              ['Priya', '10:02', 'Joined. Priya holds the recording policy.'],
              ['Focus recorder', '10:02', 'Joined by invitation of Teams.'],
              ['Customer', '10:03', 'Joined, and heard the notice by telephone.'],
            ],
          },
        },
      },
    },
  },
});
