/** The audit log. */
import {screensOf} from '../../model';

export const audit = screensOf({
  'focus-audit': {
    product: 'focus',
    title: 'The audit log, filtered for one call',
    frame: 'app',
    where: ['Admin', 'Audit'],
    may: 'audit',
    regions: {
      filters: {
        label: 'Filters',
        layout: 'row',
        controls: {
          chips: {
            kind: 'chips',
            label: '',
            parts: {
              date: {label: 'Date', value: 'last 7 days'},
              person: {label: 'Person', value: 'all'},
              action: {label: 'Action', value: 'communication.played'},
              target: {label: 'Target', value: 'com_01J9Z6T5K8'},
              outcome: {label: 'Outcome', value: 'all'},
              ip: {label: 'IP address', value: 'all'},
            },
          },
          export: {kind: 'button', label: 'Export'},
        },
      },
      rows: {
        label: 'Events',
        controls: {
          list: {
            kind: 'table',
            label: '',
            columns: ['Time (UTC)', 'Person', 'Outcome', 'Hash'],
            rows: [
              ['7 Nov 09:20:14', 'Amira', {badge: 'success', tone: 'good'}, {code: 'a91f…03c8'}],
              ['7 Nov 08:02:51', 'Tom', {badge: 'refused', tone: 'bad'}, {code: '5d70…b1e4'}],
              ['6 Nov 17:31:09', 'Priya', {badge: 'success', tone: 'good'}, {code: 'c2e8…77fa'}],
            ],
          },
        },
      },
    },
  },
  'focus-audit-export': {
    product: 'focus',
    title: 'Exporting the log so that it can be verified',
    frame: 'dialog',
    where: ['Admin', 'Audit', 'Export'],
    may: 'audit',
    regions: {
      form: {
        label: 'Form',
        controls: {
          format: {
            kind: 'tabs',
            label: 'Format',
            parts: {csv: {label: 'CSV'}, lines: {label: 'JSON Lines', state: 'on'}},
          },
          filtered: {kind: 'radio', label: 'Filtered events', state: 'off'},
          chain: {kind: 'radio', label: 'Complete chain', value: 'Every event without holes', state: 'on'},
        },
      },
      ready: {
        label: 'Result',
        layout: 'aside',
        controls: {
          state: {kind: 'facts', label: '', parts: {state: {label: 'State', value: 'ready', tone: 'good'}}},
          download: {kind: 'button', label: 'Download'},
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {cancel: {kind: 'button', label: 'Cancel'}, start: {kind: 'main', label: 'Start export'}},
      },
    },
  },
});
