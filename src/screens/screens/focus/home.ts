/** The first screen, and what waits on it. */
import {screensOf} from '../../model';

export const home = screensOf({
  'focus-home': {
    product: 'focus',
    title: 'Home in the morning, for a Compliance officer',
    frame: 'app',
    where: ['Home'],
    regions: {
      top: {
        label: 'Top',
        layout: 'row',
        controls: {
          group: {kind: 'select', label: 'Group', value: 'UK Bank'},
          days: {
            kind: 'tabs',
            label: '',
            parts: {today: {label: 'Today', state: 'on'}, yesterday: {label: 'Yesterday'}},
          },
        },
      },
      cards: {
        label: 'Cards',
        controls: {
          all: {
            kind: 'cards',
            label: '',
            parts: {
              recorded: {label: 'Recorded today', value: '1,284', tone: 'good'},
              health: {label: 'Endpoint health', value: '2 in error', tone: 'bad'},
              gaps: {label: 'Recording gaps', value: '3', tone: 'warn'},
              holds: {label: 'Legal holds', value: '1 release waits', tone: 'warn'},
              deletions: {label: 'Coming deletions', value: '842', tone: 'good'},
              exports: {label: 'Exports', value: 'No data', tone: 'calm'},
              service: {label: 'Service status', value: 'Normal', tone: 'good'},
            },
          },
        },
      },
    },
  },
  'focus-gap': {
    product: 'focus',
    title: 'Explaining a recording gap',
    frame: 'dialog',
    where: ['Home', 'Recording gaps', 'Explain'],
    may: 'explain',
    regions: {
      gap: {
        label: 'The gap',
        layout: 'aside',
        controls: {
          facts: {
            kind: 'facts',
            label: '',
            parts: {
              endpoint: {label: 'Endpoint', value: 'priya@as.example.co.uk'},
              span: {label: 'Span (UTC)', value: '29 Oct, 10:02 to 11:40'},
              calls: {label: 'Calls', value: '6 expected, 1 recorded'},
            },
          },
        },
      },
      form: {
        label: 'Form',
        controls: {
          reason: {kind: 'select', label: 'Reason', value: 'carrier outage', isRequired: true},
          text: {kind: 'area', label: 'What you did', value: 'Carrier ticket 4471', isRequired: true},
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {cancel: {kind: 'button', label: 'Cancel'}, save: {kind: 'main', label: 'Save'}},
      },
    },
  },
  'focus-notifications': {
    product: 'focus',
    title: 'Notification settings',
    frame: 'dialog',
    where: ['Notification settings'],
    regions: {
      all: {
        label: 'Notifications',
        controls: {
          error: {kind: 'switch', label: 'Endpoint in error', value: 'Always by e-mail', state: 'on'},
          gap: {kind: 'switch', label: 'Recording gap found', value: 'Always by e-mail', state: 'on'},
          certificate: {
            kind: 'switch',
            label: 'Certificate about to expire',
            value: 'Always by e-mail',
            state: 'on',
          },
          ready: {kind: 'switch', label: 'Export ready or failed', value: 'Your choice', state: 'on'},
          opened: {kind: 'switch', label: 'Share link opened', value: 'Your choice', state: 'off'},
        },
      },
      foot: {label: 'Buttons', layout: 'foot', controls: {save: {kind: 'main', label: 'Save'}}},
    },
  },
});
