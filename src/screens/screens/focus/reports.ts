/** Schedules of reports. */
import {screensOf} from '../../model';

export const reports = screensOf({
  'focus-report-schedule': {
    product: 'focus',
    title: 'A report by e-mail, once a week',
    frame: 'dialog',
    where: ['Reports', 'Schedule'],
    may: 'report',
    regions: {
      form: {
        label: 'Form',
        controls: {
          every: {
            kind: 'tabs',
            label: '',
            parts: {
              daily: {label: 'Daily'},
              weekly: {label: 'Weekly', state: 'on'},
              monthly: {label: 'Monthly'},
            },
          },
          format: {kind: 'select', label: 'Format', value: 'PDF'},
          to: {
            kind: 'field',
            label: 'Recipients',
            value: 'amira@example.com, tom@example.com',
            isRequired: true,
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
  'focus-schedules': {
    product: 'focus',
    title: 'Every schedule of the account',
    frame: 'app',
    where: ['Admin', 'Reports'],
    may: 'schedules',
    regions: {
      rows: {
        label: 'List',
        controls: {
          list: {
            kind: 'table',
            label: '',
            columns: ['Report', 'Last result', 'Next run (UTC)', 'Owner'],
            chosen: 0,
            rows: [
              ['Recording gaps', {badge: 'sent', tone: 'good'}, '10 Nov 06:00', 'Amira'],
              ['Usage', {badge: 'paused'}, '', 'Tom'],
            ],
          },
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {
          pause: {kind: 'button', label: 'Pause'},
          run: {kind: 'button', label: 'Run now'},
          transfer: {kind: 'button', label: 'Transfer'},
          delete: {kind: 'danger', label: 'Delete'},
        },
      },
    },
  },
});
