/** What became of each message, and the settings of the account. */
import {screensOf} from '../../model';

export const activity = screensOf({
  'teamscribe-account': {
    product: 'teamscribe',
    title: 'The account, before its first meeting',
    frame: 'app',
    where: ['Settings', 'Account'],
    may: 'teamScribeSettings',
    regions: {
      form: {
        label: 'Settings',
        layout: 'pair',
        controls: {
          region: {kind: 'select', label: 'Region', value: 'UK', hint: 'Fixed after the first meeting.'},
          language: {kind: 'select', label: 'Language', value: 'Of the meeting'},
        },
      },
      foot: {label: 'Buttons', layout: 'foot', controls: {save: {kind: 'main', label: 'Save'}}},
    },
  },
  'teamscribe-slack-activity': {
    product: 'teamscribe',
    title: 'The activity of the Slack output',
    frame: 'app',
    where: ['Settings', 'Outputs', 'Slack', 'Activity'],
    may: 'teamScribeSettings',
    regions: {
      rows: {
        label: 'List',
        controls: {
          list: {
            kind: 'table',
            label: '',
            columns: ['Meeting', 'Result', 'Time (UTC)'],
            rows: [
              ['Supplier review: packaging', {badge: 'Delivered', tone: 'good'}, '10:52'],
              ['Appraisal', {badge: 'Private meeting', tone: 'warn'}, '11:34'],
              ['Rates meeting', {badge: 'Failed', tone: 'bad'}, '12:01'],
            ],
          },
          retry: {kind: 'button', label: 'Retry'},
        },
      },
    },
  },
  'teamscribe-teams-activity': {
    product: 'teamscribe',
    title: 'The activity of the Teams output',
    frame: 'app',
    where: ['Settings', 'Outputs', 'Microsoft Teams', 'Activity'],
    may: 'teamScribeSettings',
    regions: {
      rows: {
        label: 'List',
        controls: {
          list: {
            kind: 'table',
            label: '',
            columns: ['Meeting', 'Result', 'Time (UTC)'],
            rows: [
              ['Supplier review: packaging', {badge: 'Delivered', tone: 'good'}, '10:52'],
              ['Rates meeting', {badge: 'App not in chat', tone: 'bad'}, '11:34'],
              ['Partner call', {badge: 'Guests present', tone: 'warn'}, '12:01'],
              ['Stand-up', {badge: 'Blocked by policy', tone: 'bad'}, '13:20'],
              ['Review', {badge: 'Consent needed', tone: 'warn'}, '14:00'],
            ],
          },
        },
      },
    },
  },
  'teamscribe-email-activity': {
    product: 'teamscribe',
    title: 'The activity of the e-mail output',
    frame: 'app',
    where: ['Settings', 'Outputs', 'E-mail', 'Activity'],
    may: 'teamScribeSettings',
    regions: {
      rows: {
        label: 'List',
        controls: {
          list: {
            kind: 'table',
            label: '',
            columns: ['Address', 'State', 'Since'],
            rows: [
              ['tom@example.co.uk', {badge: 'Delivered', tone: 'good'}, '4 Nov, 10:52'],
              ['guest@example.com', {badge: 'Stopped'}, '3 Nov, 16:20'],
              ['old@example.co.uk', {badge: 'Bounced', tone: 'bad'}, '28 Oct, 09:15'],
            ],
          },
          resume: {kind: 'button', label: 'Resume'},
        },
      },
    },
  },
});
