/** Meetings, their summaries, and where these go. */
import {screensOf} from '../../model';
import {actions, decisions} from './sample';

export const teamscribe = screensOf({
  'teamscribe-summary': {
    product: 'teamscribe',
    title: 'A summary as its organiser sees it',
    frame: 'app',
    where: ['Meetings', 'Supplier review: packaging'],
    regions: {
      top: {
        label: 'Top',
        layout: 'row',
        controls: {
          title: {
            kind: 'heading',
            label: 'Supplier review: packaging',
            value: '4 November 2025, 10:00 to 10:47 UTC · Priya, Tom, Amira',
          },
          transcript: {kind: 'button', label: 'Transcript'},
          state: {kind: 'chips', label: '', parts: {state: {label: 'Edited', value: '5 Nov 2025'}}},
          edit: {kind: 'button', label: 'Edit'},
        },
      },
      text: {
        label: 'Summary',
        controls: {
          overview: {
            kind: 'text',
            label: 'Overview',
            value: 'The group compared two packaging suppliers on price, delivery and recycled content.',
          },
          decisions: {kind: 'text', label: 'Decisions', value: decisions},
          actions: {kind: 'list', label: 'Action items', parts: actions},
          questions: {
            kind: 'text',
            label: 'Open questions',
            value: 'Does the warehouse of supplier B accept deliveries on Saturdays?',
          },
        },
      },
      foot: {label: 'Buttons', layout: 'foot', controls: {save: {kind: 'main', label: 'Save'}}},
    },
  },
  'teamscribe-meetings': {
    product: 'teamscribe',
    title: 'Meetings in their states',
    frame: 'app',
    where: ['Meetings'],
    regions: {
      top: {
        label: 'Top',
        layout: 'row',
        controls: {title: {kind: 'heading', label: 'This week'}, add: {kind: 'main', label: 'Add a meeting'}},
      },
      rows: {
        label: 'List',
        controls: {
          list: {
            kind: 'table',
            label: '',
            columns: ['Meeting', 'State', 'Ended (UTC)', 'Sent to'],
            rows: [
              ['Supplier review: packaging', {badge: 'Delivered', tone: 'good'}, '10:47', 'Slack, e-mail'],
              ['Rates meeting', {badge: 'Delayed', tone: 'warn'}, '11:30', ''],
              ['Stand-up', {badge: 'Failed: no usable speech', tone: 'bad'}, '09:15', ''],
              ['Interview', {badge: 'Stopped'}, '14:05', ''],
              ['Kick-off, October', {badge: 'Deleted'}, '12:30', 'E-mail'],
            ],
          },
        },
      },
    },
  },
  'teamscribe-announcement': {
    product: 'teamscribe',
    title: 'The announcement in the chat of a meeting',
    frame: 'chat',
    where: ['Meeting chat: Supplier review: packaging'],
    regions: {
      chat: {
        label: 'Chat',
        controls: {
          lines: {
            kind: 'speech',
            label: '',
            lines: [
              [
                'TeamScribe',
                '10:00',
                'TeamScribe is making notes of this meeting for everyone who was invited. If you object, type @TeamScribe stop in the chat and the notes are discarded.',
              ],
              ['Tom', '10:21', '@TeamScribe pause'],
              ['TeamScribe', '10:21', 'Paused. What is said now is left out until resume.'],
            ],
          },
        },
      },
    },
  },
  'teamscribe-privacy': {
    product: 'teamscribe',
    title: 'A request from a person, with what was found',
    frame: 'app',
    where: ['Settings', 'Privacy'],
    regions: {
      top: {
        label: 'Sections',
        controls: {
          announcement: {
            kind: 'switch',
            label: 'Announcement',
            value: 'Every meeting, in the chat',
            state: 'on',
          },
          tabs: {
            kind: 'tabs',
            label: '',
            parts: {requests: {label: 'Requests', state: 'on'}, log: {label: 'Log'}},
          },
        },
      },
      find: {
        label: 'Search',
        layout: 'row',
        controls: {
          mail: {kind: 'field', label: 'E-mail address', value: 'tom@example.co.uk'},
          find: {kind: 'main', label: 'Find'},
        },
      },
      rows: {
        label: 'Found',
        controls: {
          list: {
            kind: 'table',
            label: '',
            columns: ['Meeting', 'Kept', 'Note'],
            rows: [
              ['Supplier review: packaging', 'Summary, transcript', ''],
              ['Rates meeting', 'Transcript', {badge: 'Held in Focus', tone: 'warn'}],
            ],
          },
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {export: {kind: 'button', label: 'Export'}, delete: {kind: 'danger', label: 'Delete'}},
      },
    },
  },
});
