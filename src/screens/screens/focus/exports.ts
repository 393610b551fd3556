/** Copies of communications. */
import {screensOf} from '../../model';

const where = ['Communications'] as const;

export const downloads = screensOf({
  'focus-download': {
    product: 'focus',
    title: 'The options of an export',
    frame: 'dialog',
    where: [...where, 'Actions', 'Download'],
    may: 'download',
    regions: {
      form: {
        label: 'Form',
        controls: {
          size: {
            kind: 'note',
            label: '128 items, 1.4 GB',
            value: 'At most 1,000 items or 10 GB in one export.',
            tone: 'calm',
          },
          purpose: {kind: 'field', label: 'Purpose', value: 'Complaint 2025-118', isRequired: true},
          format: {kind: 'select', label: 'Audio format', value: 'As kept'},
          transcripts: {kind: 'check', label: 'Transcripts', state: 'on'},
          notes: {kind: 'check', label: 'Notes and tags', state: 'off'},
          password: {
            kind: 'field',
            label: 'Password',
            value: '••••••••••••••••',
            hint: 'Focus does not keep it.',
          },
          notify: {
            kind: 'switch',
            label: 'Notify',
            value: 'E-mail when the export is ready or failed',
            state: 'on',
          },
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {cancel: {kind: 'button', label: 'Cancel'}, start: {kind: 'main', label: 'Start export'}},
      },
    },
  },
  'focus-exports': {
    product: 'focus',
    title: 'Exports, ready and running',
    frame: 'app',
    where,
    may: 'download',
    regions: {
      all: {
        label: 'Exports',
        controls: {
          tabs: {
            kind: 'tabs',
            label: '',
            parts: {list: {label: 'All communications'}, exports: {label: 'Exports', state: 'on'}},
          },
          rows: {
            kind: 'table',
            label: '',
            columns: ['Export', 'Purpose', 'State', 'Ends'],
            chosen: 0,
            rows: [
              [
                {code: 'exp_01K957DVZ0'},
                'Complaint 2025-118',
                {badge: 'ready', tone: 'good'},
                '10 Nov 16:05',
              ],
              [{code: 'exp_01K95B3QN4'}, 'Review, October', {badge: 'running', tone: 'calm'}, ''],
              [{code: 'exp_01K8Y2H7TC'}, 'Complaint 2025-097', {badge: 'expired'}, '27 Oct 09:30'],
            ],
          },
        },
      },
      one: {
        label: 'The chosen export',
        layout: 'aside',
        controls: {
          sum: {kind: 'code', label: 'SHA-256', value: '6f1c0b3e9a…d41e27'},
          zip: {kind: 'main', label: 'Download ZIP'},
          again: {kind: 'button', label: 'Make again'},
        },
      },
    },
  },
});
