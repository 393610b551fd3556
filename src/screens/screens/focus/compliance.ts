/** Legal holds and retention. */
import {screensOf} from '../../model';

export const compliance = screensOf({
  'focus-hold': {
    product: 'focus',
    title: 'A hold by rule, with its preview',
    frame: 'app',
    where: ['Admin', 'Legal hold', 'Place hold'],
    may: 'hold',
    regions: {
      form: {
        label: 'The matter',
        layout: 'pair',
        controls: {
          name: {kind: 'field', label: 'Name', value: 'Complaint 2025-118', isRequired: true},
          matter: {kind: 'field', label: 'Matter reference', value: '2025-118', isRequired: true},
        },
      },
      why: {
        label: 'Reason',
        controls: {
          reason: {
            kind: 'area',
            label: 'Reason',
            value: 'Customer disputes a price of 6 November 2025',
            isRequired: true,
          },
        },
      },
      kind: {
        label: 'Kind of hold',
        controls: {
          kind: {
            kind: 'tabs',
            label: '',
            parts: {selected: {label: 'Selected communications'}, rule: {label: 'Rule', state: 'on'}},
          },
        },
      },
      rule: {
        label: 'What it covers',
        layout: 'pair',
        controls: {
          people: {kind: 'field', label: 'People', value: 'Priya'},
          groups: {kind: 'field', label: 'Groups', value: 'UK Bank/Markets/FX desk'},
          from: {kind: 'field', label: 'From', value: '2025-10-01'},
          to: {kind: 'field', label: 'To', value: '2025-11-30'},
          keep: {kind: 'switch', label: 'Keep applying', state: 'on'},
          pending: {kind: 'switch', label: 'Include deletion pending', state: 'on'},
        },
      },
      preview: {
        label: 'Preview',
        layout: 'aside',
        controls: {
          counts: {
            kind: 'facts',
            label: '',
            parts: {
              match: {label: 'Match today', value: '214 communications'},
              pending: {label: 'Deletion pending', value: '6 of them'},
            },
          },
          preview: {kind: 'button', label: 'Preview'},
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {cancel: {kind: 'button', label: 'Cancel'}, place: {kind: 'main', label: 'Place hold'}},
      },
    },
  },
  'focus-hold-open': {
    product: 'focus',
    title: 'An active hold',
    frame: 'app',
    where: ['Admin', 'Legal hold', 'Complaint 2025-118'],
    may: 'readHolds',
    regions: {
      top: {
        label: 'Top',
        layout: 'row',
        controls: {
          name: {
            kind: 'heading',
            label: 'Complaint 2025-118',
            value: 'hld_01J9Z7R2KM · 214 communications · active',
          },
          certificate: {kind: 'button', label: 'Hold certificate'},
          extend: {kind: 'button', label: 'Extend', may: 'hold'},
          release: {kind: 'danger', label: 'Request release', may: 'hold'},
          withdraw: {kind: 'button', label: 'Withdraw', state: 'grey', may: 'hold'},
        },
      },
      tabs: {
        label: 'Tabs',
        controls: {
          tabs: {
            kind: 'tabs',
            label: '',
            parts: {contents: {label: 'Contents', state: 'on'}, history: {label: 'History'}},
          },
          csv: {kind: 'button', label: 'CSV'},
          rows: {
            kind: 'table',
            label: '',
            columns: ['Started (UTC)', 'Person', 'Kind', 'SHA-256'],
            rows: [
              ['6 Nov 16:40', 'Priya', {badge: 'voice'}, {code: 'd41e…9a27'}],
              ['5 Nov 11:03', 'Priya', {badge: 'video'}, {code: '07bc…51f0'}],
            ],
          },
        },
      },
    },
  },
  'focus-hold-request': {
    product: 'focus',
    title: 'Asking for the release of a hold',
    frame: 'dialog',
    where: ['Admin', 'Legal hold', 'Request release'],
    may: 'hold',
    regions: {
      form: {
        label: 'Form',
        controls: {
          all: {kind: 'radio', label: 'All of the hold', state: 'on'},
          part: {kind: 'radio', label: 'A part: people, groups, kinds, days or rows', state: 'off'},
          reason: {
            kind: 'area',
            label: 'Reason',
            value: 'Complaint settled on 27 February 2026; closed by the legal team',
            isRequired: true,
          },
          file: {kind: 'field', label: 'Instruction (PDF)', value: 'settlement-2025-118.pdf'},
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {cancel: {kind: 'button', label: 'Cancel'}, send: {kind: 'main', label: 'Send request'}},
      },
    },
  },
  'focus-hold-approve': {
    product: 'focus',
    title: 'The second person decides on a release',
    frame: 'app',
    where: ['Home', 'Release requested'],
    may: 'hold',
    regions: {
      top: {
        label: 'Request',
        controls: {
          note: {
            kind: 'note',
            label: 'Amira asks to release Complaint 2025-118',
            value:
              'Waits until 5 March 2026, 14:05 UTC. You placed nothing and asked for nothing here, so you may decide.',
            tone: 'warn',
          },
        },
      },
      facts: {
        label: 'What is asked',
        layout: 'aside',
        controls: {
          facts: {
            kind: 'facts',
            label: '',
            parts: {
              contents: {label: 'Contents', value: '214 communications, 1 person'},
              reason: {label: 'Reason', value: 'Complaint settled'},
              next: {
                label: 'What happens next',
                value: '31 become deletion pending on 3 March, final on 10 March',
              },
            },
          },
        },
      },
      decide: {
        label: 'Decision',
        layout: 'pair',
        controls: {
          why: {kind: 'field', label: 'Your reason', value: 'Agreed with the legal team', isRequired: true},
          code: {kind: 'field', label: 'One-time code', value: '••• •••', isRequired: true},
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {reject: {kind: 'button', label: 'Reject'}, approve: {kind: 'main', label: 'Approve'}},
      },
    },
  },
  'focus-retention': {
    product: 'focus',
    title: 'The policy of one group, with what a change would do',
    frame: 'app',
    where: ['Admin', 'Retention'],
    may: 'retention',
    regions: {
      top: {
        label: 'Group',
        layout: 'row',
        controls: {
          name: {kind: 'heading', label: 'UK Bank/Markets/FX desk', value: 'In force: 7 years, set here'},
          edit: {kind: 'button', label: 'Edit'},
        },
      },
      form: {
        label: 'Policy',
        controls: {
          inherit: {kind: 'radio', label: 'Inherit', value: '5 years, from Markets', state: 'off'},
          period: {kind: 'radio', label: 'Period', value: '5 years', state: 'on'},
          indefinite: {kind: 'radio', label: 'Indefinite', state: 'off'},
          reason: {
            kind: 'field',
            label: 'Reason',
            value: 'New retention schedule, version 4',
            isRequired: true,
          },
        },
      },
      preview: {
        label: 'Preview',
        layout: 'aside',
        controls: {
          note: {
            kind: 'note',
            label: '2,318 would become deletion pending',
            value: 'At the next run, 2025-11-11 02:00 UTC. A legal hold keeps 214 more.',
            tone: 'warn',
          },
          preview: {kind: 'button', label: 'Preview'},
          type: {kind: 'field', label: 'Type the name of the group', value: 'FX desk', isRequired: true},
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {cancel: {kind: 'button', label: 'Cancel'}, save: {kind: 'main', label: 'Save'}},
      },
    },
  },
  'focus-details': {
    product: 'focus',
    title: 'The details of one communication',
    frame: 'app',
    where: ['Communications'],
    may: 'play',
    regions: {
      all: {
        label: 'Details',
        controls: {
          tabs: {
            kind: 'tabs',
            label: '',
            parts: {
              transcript: {label: 'Transcript'},
              notes: {label: 'Notes and tags'},
              details: {label: 'Details', state: 'on'},
            },
          },
          facts: {
            kind: 'facts',
            label: '',
            parts: {
              id: {label: 'Id', value: 'com_01J9Z6T5K8'},
              group: {label: 'Group', value: 'UK Bank/Markets/FX desk'},
              direction: {label: 'Direction', value: 'outbound'},
              ended: {label: 'Ended (UTC)', value: '6 November 2025, 16:51:52'},
              until: {label: 'Retention until', value: '6 November 2032, 16:51:52'},
              holds: {label: 'Legal hold', value: 'Complaint 2025-118', tone: 'warn'},
              sum: {label: 'SHA-256', value: '6f1c0b3e9a…d41e27'},
              share: {label: 'Share link', value: 'Amira, until 8 November, 09:20'},
            },
          },
          revoke: {kind: 'button', label: 'Revoke', may: 'share'},
        },
      },
    },
  },
});
