/** Find, play, tag and share. */
import {screensOf} from '../../model';

const where = ['Communications'] as const;

export const communications = screensOf({
  'focus-communications': {
    product: 'focus',
    title: 'The list of communications with two filters',
    frame: 'app',
    where,
    may: 'play',
    regions: {
      find: {
        label: 'Search and filters',
        layout: 'row',
        controls: {
          search: {kind: 'field', label: 'Search', value: '"profit guaranteed"~2 -tag:training'},
          save: {kind: 'button', label: 'Save search'},
          pending: {kind: 'button', label: 'Deletion pending', may: 'review'},
        },
      },
      filters: {
        label: 'Filters in use',
        layout: 'row',
        controls: {
          chips: {
            kind: 'chips',
            label: '',
            parts: {
              date: {label: 'Date', value: '3 to 7 Nov 2025'},
              group: {label: 'Group', value: 'FX desk'},
            },
          },
          archived: {kind: 'switch', label: 'Show archived', state: 'off'},
          add: {kind: 'button', label: 'Add filter'},
        },
      },
      rows: {
        label: 'Results',
        controls: {
          actions: {
            kind: 'menu',
            label: 'Actions',
            parts: {
              hold: {label: 'Place on legal hold', may: 'hold'},
              download: {label: 'Download', may: 'download'},
            },
          },
          all: {kind: 'link', label: 'Select all results'},
          list: {
            kind: 'table',
            label: '',
            columns: ['Started (UTC)', 'Person', 'With', 'Kind', 'Duration', 'Hold'],
            chosen: 1,
            rows: [
              ['7 Nov 09:12', 'Priya', '+44 20 7946 0155', {badge: 'voice'}, '4 min 08 s', ''],
              [
                '6 Nov 16:40',
                'Priya',
                '+44 20 7946 0155',
                {badge: 'voice'},
                '11 min 52 s',
                {badge: 'Held', tone: 'warn'},
              ],
              ['5 Nov 11:03', 'Tom', 'Rates meeting', {badge: 'video'}, '32 min 10 s', ''],
              ['4 Nov 14:27', 'Amira', '+44 20 7946 0171', {badge: 'sms'}, '0 s', ''],
            ],
          },
        },
      },
    },
  },
  'focus-player': {
    product: 'focus',
    title: 'The player with the transcript beneath it',
    frame: 'app',
    where,
    may: 'play',
    regions: {
      top: {
        label: 'Top',
        layout: 'row',
        controls: {
          title: {
            kind: 'heading',
            label: 'Priya, +44 20 7946 0155',
            value: '6 November 2025, 16:40 UTC · 11 min 52 s',
          },
          share: {kind: 'button', label: 'Share', may: 'share'},
          actions: {kind: 'button', label: 'Actions'},
        },
      },
      sound: {
        label: 'Recording',
        layout: 'aside',
        controls: {
          wave: {kind: 'sound', label: '', lanes: ['Priya', 'Customer'], played: 0.4},
          keys: {
            kind: 'keys',
            label: '',
            parts: {
              start: {label: 'Start'},
              back: {label: 'Back 10 s'},
              second: {label: 'Back 1 s'},
              play: {label: 'Play', state: 'on'},
              next: {label: 'Forward 1 s'},
              forward: {label: 'Forward 10 s'},
              end: {label: 'End'},
              previous: {label: 'Previous hit'},
              hit: {label: 'Next hit'},
              slower: {label: 'Slower'},
              faster: {label: 'Faster', value: '1.25×'},
              silence: {label: 'Skip silence'},
              mute: {label: 'Mute'},
            },
          },
        },
      },
      text: {
        label: 'Below the player',
        controls: {
          tabs: {
            kind: 'tabs',
            label: '',
            parts: {
              transcript: {label: 'Transcript', state: 'on'},
              notes: {label: 'Notes and tags'},
              details: {label: 'Details'},
            },
          },
          lines: {
            kind: 'speech',
            label: '',
            lines: [
              ['Customer', '04:41', 'And what would I get at the end of the year?'],
              [
                'Priya',
                '04:46',
                'Nobody can promise that. A *small profit* is what the model shows, it is not *guaranteed*.',
              ],
              ['Customer', '04:55', 'I see. Could you send me the fact sheet?'],
            ],
          },
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {
          again: {
            kind: 'link',
            label: 'Transcribe again',
            may: 'annotate',
          },
          keys: {kind: 'link', label: 'Keyboard shortcuts'},
          note: {kind: 'button', label: 'Add note'},
          tag: {kind: 'button', label: 'Add tag'},
        },
      },
    },
  },
  'focus-share': {
    product: 'focus',
    title: 'Sharing one communication with one person',
    frame: 'dialog',
    where: [...where, 'Share'],
    may: 'share',
    regions: {
      form: {
        label: 'Form',
        controls: {
          person: {kind: 'select', label: 'Person', value: 'Amira, amira@example.com', isRequired: true},
          reason: {
            kind: 'area',
            label: 'Reason',
            value: 'Second opinion on complaint 2025-118',
            isRequired: true,
          },
          transcript: {kind: 'switch', label: 'Include the transcript', state: 'off'},
          life: {
            kind: 'note',
            label: '',
            value: 'The link works for 24 hours and for this person only.',
            tone: 'calm',
          },
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {cancel: {kind: 'button', label: 'Cancel'}, create: {kind: 'main', label: 'Create link'}},
      },
    },
  },
  'focus-tags': {
    product: 'focus',
    title: 'The list of tags',
    frame: 'dialog',
    where: ['Communications', 'Tags'],
    may: 'review',
    regions: {
      list: {
        label: 'List',
        controls: {
          tags: {
            kind: 'list',
            label: '',
            parts: {
              reviewed: {label: 'reviewed', value: '4,118'},
              training: {label: 'training', value: '302'},
              old: {label: 'Q3 sample', value: 'hidden'},
            },
          },
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {hide: {kind: 'button', label: 'Hide'}, add: {kind: 'main', label: 'Add tag'}},
      },
    },
  },
});
