/** Groups and reports. */
import {screensOf} from '../../model';

export const groups = screensOf({
  'focus-groups': {
    product: 'focus',
    title: 'The tree of groups, with what is set in each',
    frame: 'app',
    where: ['Admin', 'Groups'],
    may: 'readAdmin',
    regions: {
      top: {
        label: 'Top',
        layout: 'row',
        controls: {
          archived: {kind: 'switch', label: 'Show archived', state: 'off'},
          access: {kind: 'button', label: 'Access'},
          move: {kind: 'button', label: 'Move', may: 'manage'},
          archive: {kind: 'button', label: 'Archive', may: 'manage'},
          restore: {kind: 'button', label: 'Restore', state: 'grey', may: 'manage'},
          delete: {kind: 'danger', label: 'Delete', state: 'grey', may: 'manage'},
          edit: {kind: 'button', label: 'Edit', may: 'manage'},
          add: {kind: 'main', label: 'Add group', may: 'manage'},
        },
      },
      rows: {
        label: 'Tree',
        controls: {
          list: {
            kind: 'table',
            label: '',
            columns: ['Name', 'Retention', 'Supervisors may download'],
            chosen: 3,
            rows: [
              ['Example Bank', '12 months', 'Off'],
              ['– UK Bank', 'Inherit', 'Inherit'],
              ['– – Markets', '5 years', 'Inherit'],
              ['– – – FX desk', '7 years', 'On'],
              ['– – Retail', 'Inherit', 'Inherit'],
            ],
          },
        },
      },
    },
  },
  'focus-group-access': {
    product: 'focus',
    title: 'Who can see a group, and why',
    frame: 'app',
    where: ['Admin', 'Groups', 'Access'],
    may: 'readAdmin',
    regions: {
      rows: {
        label: 'List',
        controls: {
          list: {
            kind: 'table',
            label: '',
            columns: ['Name', 'Role', 'From'],
            rows: [
              ['Amira', 'Compliance officer', 'UK Bank'],
              ['Tom', 'Supervisor', 'UK Bank/Retail/Contact centre'],
            ],
          },
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {compare: {kind: 'button', label: 'Compare'}, export: {kind: 'button', label: 'Export'}},
      },
    },
  },
  'focus-group-new': {
    product: 'focus',
    title: 'A new group',
    frame: 'dialog',
    where: ['Admin', 'Groups', 'Add group'],
    may: 'manage',
    regions: {
      form: {
        label: 'Form',
        controls: {
          name: {kind: 'field', label: 'Name', value: 'FX desk', isRequired: true},
          reference: {kind: 'field', label: 'Reference', value: 'CC-2210'},
          retention: {kind: 'select', label: 'Retention', value: 'Inherit: 5 years, from Markets'},
          download: {
            kind: 'menu',
            label: 'Supervisors may download',
            parts: {inherit: {label: 'Inherit'}, on: {label: 'On'}, off: {label: 'Off'}},
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
  'focus-report': {
    product: 'focus',
    title: 'The report Recording gaps for one week',
    frame: 'app',
    where: ['Reports'],
    may: 'report',
    regions: {
      which: {
        label: 'Reports',
        controls: {
          tabs: {
            kind: 'tabs',
            label: '',
            parts: {
              usage: {label: 'Usage'},
              health: {label: 'Endpoint health'},
              gaps: {label: 'Recording gaps', state: 'on'},
              forecast: {label: 'Retention forecast'},
              activity: {label: 'User activity'},
              scheduled: {label: 'Scheduled'},
            },
          },
        },
      },
      filters: {
        label: 'Filters',
        layout: 'row',
        controls: {
          group: {kind: 'select', label: 'Group', value: 'UK Bank'},
          period: {kind: 'select', label: 'Period', value: '27 Oct to 2 Nov'},
          reason: {kind: 'select', label: 'Reason', value: 'All'},
          recorder: {kind: 'select', label: 'Recorder', value: 'All'},
          run: {kind: 'main', label: 'Run'},
        },
      },
      chart: {
        label: 'Gaps by reason',
        controls: {
          bars: {
            kind: 'bars',
            label: '',
            parts: {
              carrier: {label: 'carrier outage', value: '4'},
              recorder: {label: 'recorder fault', value: '2'},
              none: {label: 'Not explained', value: '1'},
            },
          },
        },
      },
      totals: {
        label: 'Total',
        controls: {
          totals: {
            kind: 'facts',
            label: '',
            parts: {peak: {label: 'Peak', value: 'in Usage: 19, on 29 October at 09:41 UTC'}},
          },
        },
      },
      rows: {
        label: 'Rows',
        controls: {
          list: {
            kind: 'table',
            label: '',
            columns: ['Started (UTC)', 'Person', 'Missing', 'Reason'],
            rows: [
              ['29 Oct 10:02', 'Priya', '5 of 6', 'carrier outage'],
              ['2 Nov 14:20', 'Tom', '3 of 3', {badge: 'Not explained', tone: 'warn'}],
            ],
          },
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {
          explain: {
            kind: 'button',
            label: 'Explain',
            may: 'explain',
          },
          schedule: {kind: 'button', label: 'Schedule'},
          csv: {kind: 'button', label: 'CSV'},
          pdf: {kind: 'button', label: 'PDF'},
        },
      },
    },
  },
  'focus-sftp': {
    product: 'focus',
    title: 'An SFTP drop with its host key pinned',
    frame: 'app',
    where: ['Admin', 'Account', 'Integrations', 'SFTP drop'],
    may: 'account',
    regions: {
      form: {
        label: 'Connection',
        layout: 'pair',
        controls: {
          host: {kind: 'field', label: 'Host', value: 'sftp.example.co.uk', isRequired: true},
          port: {kind: 'field', label: 'Port', value: '22'},
          user: {kind: 'field', label: 'User', value: 'focus-drop', isRequired: true},
          folder: {kind: 'field', label: 'Folder', value: '/incoming', isRequired: true},
        },
      },
      keys: {
        label: 'Keys',
        layout: 'aside',
        controls: {
          public: {kind: 'code', label: 'Public key', value: 'ssh-ed25519 AAAAC3Nza…yrs focus-drop'},
          host: {
            kind: 'facts',
            label: '',
            parts: {key: {label: 'Host key', value: 'SHA256:k3…9Q, pinned', tone: 'good'}},
          },
          fetch: {kind: 'button', label: 'Fetch host key'},
          pin: {kind: 'button', label: 'Pin'},
          fresh: {kind: 'button', label: 'New key'},
          pgp: {kind: 'menu', label: 'PGP public key', parts: {upload: {label: 'Upload'}}},
        },
      },
      what: {
        label: 'What is sent',
        layout: 'pair',
        controls: {
          schedule: {kind: 'select', label: 'Schedule', value: 'Daily at 03:00'},
          contents: {kind: 'select', label: 'Contents', value: 'Media and metadata'},
          purpose: {kind: 'field', label: 'Purpose', value: 'Evidence archive', isRequired: true},
          audit: {kind: 'switch', label: 'Audit events', state: 'off'},
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {
          test: {kind: 'button', label: 'Send test file'},
          run: {kind: 'button', label: 'Run now'},
          save: {kind: 'main', label: 'Save'},
        },
      },
    },
  },
});
