/** Where summaries go: Slack, Microsoft Teams, e-mail. */
import {screensOf} from '../../model';
import {actions, decisions} from './sample';

export const outputs = screensOf({
  'teamscribe-slack-settings': {
    product: 'teamscribe',
    title: 'The Slack output with one rule',
    frame: 'app',
    where: ['Settings', 'Outputs', 'Slack'],
    may: 'teamScribeSettings',
    regions: {
      state: {
        label: 'State',
        layout: 'row',
        controls: {
          state: {kind: 'chips', label: '', parts: {state: {label: 'Connected', value: 'example-workspace'}}},
          connect: {kind: 'button', label: 'Connect'},
          disconnect: {kind: 'danger', label: 'Disconnect'},
          activity: {kind: 'button', label: 'Activity'},
        },
      },
      form: {
        label: 'Options',
        layout: 'pair',
        controls: {
          channel: {kind: 'select', label: 'Default channel', value: '#meeting-notes', isRequired: true},
          private: {kind: 'select', label: 'Private meetings', value: 'Do not post'},
          detail: {kind: 'select', label: 'Detail', value: 'short'},
          mention: {kind: 'switch', label: 'Mention owners', state: 'off'},
          direct: {kind: 'switch', label: 'Direct messages', state: 'on'},
          links: {kind: 'switch', label: 'Preview of links', state: 'off'},
        },
      },
      rules: {
        label: 'Rules',
        layout: 'aside',
        controls: {
          list: {
            kind: 'list',
            label: 'Rules',
            parts: {first: {label: 'Title has "Supplier"', value: '#purchasing'}},
          },
          add: {kind: 'button', label: 'Add'},
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {test: {kind: 'button', label: 'Post a test'}, save: {kind: 'main', label: 'Save'}},
      },
    },
  },
  'teamscribe-slack-message': {
    product: 'teamscribe',
    title: 'The message in Slack',
    frame: 'chat',
    where: ['#meeting-notes'],
    regions: {
      message: {
        label: 'Message of the TeamScribe app, 10:52',
        layout: 'message',
        controls: {
          title: {
            kind: 'heading',
            label: 'Supplier review: packaging',
            value: 'Tuesday 4 November 2025, 10:00 to 10:47 UTC · Priya, Tom, Amira',
          },
          decisions: {kind: 'text', label: 'Decisions', value: decisions},
          actions: {kind: 'list', label: 'Action items', parts: actions},
          open: {kind: 'button', label: 'Open summary'},
        },
      },
    },
  },
  'teamscribe-teams-settings': {
    product: 'teamscribe',
    title: 'The Teams output, switched on',
    frame: 'app',
    where: ['Settings', 'Outputs', 'Microsoft Teams'],
    may: 'teamScribeSettings',
    regions: {
      state: {
        label: 'State',
        layout: 'aside',
        controls: {
          facts: {
            kind: 'facts',
            label: '',
            parts: {
              consent: {label: 'Consent', value: 'OK', tone: 'good'},
              transcript: {label: 'Transcript access', value: 'OK', tone: 'good'},
              policy: {label: 'Access policy', value: 'OK', tone: 'good'},
            },
          },
          id: {kind: 'code', label: 'Application ID', value: '00001111-aaaa-2222-bbbb-3333cccc4444'},
          connect: {kind: 'button', label: 'Connect'},
        },
      },
      form: {
        label: 'Options',
        controls: {
          post: {kind: 'switch', label: 'Post in the meeting chat', state: 'on'},
          guests: {kind: 'switch', label: 'Meetings with guests', state: 'off'},
          mention: {kind: 'switch', label: 'Mention owners', state: 'on'},
          detail: {kind: 'select', label: 'Detail', value: 'short'},
          recurring: {kind: 'select', label: 'Recurring meetings', value: 'Every time'},
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {activity: {kind: 'button', label: 'Activity'}, save: {kind: 'main', label: 'Save'}},
      },
    },
  },
  'teamscribe-teams-card': {
    product: 'teamscribe',
    title: 'The card in the chat of the meeting',
    frame: 'chat',
    where: ['Microsoft Teams: Supplier review: packaging'],
    regions: {
      message: {
        label: 'Card of the TeamScribe app, 10:52',
        layout: 'message',
        controls: {
          title: {
            kind: 'heading',
            label: 'Supplier review: packaging',
            value: 'Tuesday 4 November 2025, 10:00 to 10:47 UTC',
          },
          actions: {kind: 'list', label: 'Action items', parts: actions},
          open: {kind: 'main', label: 'Open summary'},
        },
      },
    },
  },
  'teamscribe-email-settings': {
    product: 'teamscribe',
    title: 'The e-mail output',
    frame: 'app',
    where: ['Settings', 'Outputs', 'E-mail'],
    may: 'teamScribeSettings',
    regions: {
      form: {
        label: 'Options',
        layout: 'pair',
        controls: {
          recipients: {kind: 'select', label: 'Recipients', value: 'participants'},
          domains: {kind: 'field', label: 'Domains', value: 'example.co.uk'},
          language: {kind: 'select', label: 'Language', value: 'Of the meeting'},
          send: {kind: 'select', label: 'Send at', value: 'At once'},
          reply: {kind: 'select', label: 'Reply to', value: 'The organiser'},
          link: {kind: 'switch', label: 'Transcript link', state: 'on'},
          outside: {kind: 'switch', label: 'People outside your organisation', state: 'off'},
        },
      },
      domain: {
        label: 'Sender domain',
        layout: 'aside',
        controls: {
          domain: {kind: 'field', label: 'Sender domain', value: 'notes.example.co.uk'},
          state: {
            kind: 'facts',
            label: '',
            parts: {state: {label: 'DNS records', value: 'Verified', tone: 'good'}},
          },
          verify: {kind: 'button', label: 'Verify'},
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {
          activity: {kind: 'button', label: 'Activity'},
          test: {kind: 'button', label: 'Send a test'},
          save: {kind: 'main', label: 'Save'},
        },
      },
    },
  },
  'teamscribe-email-message': {
    product: 'teamscribe',
    title: 'The e-mail that Tom receives',
    frame: 'mail',
    where: ['Summary: Supplier review: packaging, 4 November 2025'],
    regions: {
      head: {
        label: 'Head',
        controls: {
          facts: {
            kind: 'facts',
            label: '',
            parts: {
              from: {label: 'From', value: 'TeamScribe <summaries@teamscribe.example.com>'},
              to: {label: 'To', value: 'Tom <tom@example.co.uk>'},
              reply: {label: 'Reply to', value: 'Priya <priya@example.co.uk>'},
            },
          },
        },
      },
      text: {
        label: 'Text',
        controls: {
          overview: {
            kind: 'text',
            label: '',
            value: 'The group compared two packaging suppliers on price, delivery and recycled content.',
          },
          decisions: {kind: 'text', label: 'Decisions', value: decisions},
          actions: {kind: 'list', label: 'Action items', parts: actions},
          open: {kind: 'link', label: 'Open summary'},
        },
      },
    },
  },
});
