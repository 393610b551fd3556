/** People, their roles, and files of them. */
import {screensOf} from '../../model';

const save = {
  label: 'Buttons',
  layout: 'foot',
  controls: {cancel: {kind: 'button', label: 'Cancel'}, save: {kind: 'main', label: 'Save'}},
} as const;

export const people = screensOf({
  'focus-people': {
    product: 'focus',
    title: 'People, with the menu of an import',
    frame: 'app',
    where: ['People'],
    may: 'readPeople',
    regions: {
      top: {
        label: 'Top',
        layout: 'row',
        controls: {
          title: {kind: 'heading', label: '412 people', value: 'UK Bank and the groups below it'},
          add: {kind: 'main', label: 'Add person', may: 'manage'},
        },
      },
      import: {
        label: 'Import',
        controls: {
          menu: {
            kind: 'menu',
            label: 'Import',
            may: 'manage',
            parts: {template: {label: 'Download template'}, file: {label: 'Choose file'}},
          },
        },
      },
      rows: {
        label: 'List',
        controls: {
          list: {
            kind: 'table',
            label: '',
            columns: ['Name', 'State', 'Group', 'Roles'],
            rows: [
              ['Amira', {badge: 'active', tone: 'good'}, 'Markets', 'Compliance officer'],
              ['Priya', {badge: 'active', tone: 'good'}, 'FX desk', 'Member'],
              ['Tom', {badge: 'invited', tone: 'warn'}, 'Contact centre', 'Supervisor'],
              ['Front Desk', {badge: 'recorded_only'}, 'Retail', ''],
            ],
          },
        },
      },
    },
  },
  'focus-person-new': {
    product: 'focus',
    title: 'Adding a person with one role',
    frame: 'dialog',
    where: ['People', 'Add person'],
    may: 'manage',
    regions: {
      form: {
        label: 'Form',
        layout: 'pair',
        controls: {
          first: {kind: 'field', label: 'First name', value: 'Priya', isRequired: true},
          last: {kind: 'field', label: 'Last name', value: 'Example', isRequired: true},
          mail: {kind: 'field', label: 'E-mail', value: 'priya@example.com', isRequired: true},
          group: {kind: 'select', label: 'Group', value: 'UK Bank/Markets/FX desk'},
          external: {kind: 'field', label: 'External ID', value: '10441'},
        },
      },
      roles: {
        label: 'Roles',
        layout: 'aside',
        controls: {
          list: {
            kind: 'list',
            label: 'Roles',
            parts: {member: {label: 'Member', value: 'from UK Bank/Markets/FX desk'}},
          },
          add: {kind: 'button', label: 'Add role'},
        },
      },
      invite: {
        label: 'Invitation',
        controls: {
          invite: {
            kind: 'switch',
            label: 'Invite to sign in',
            state: 'on',
            value: 'The link works for 7 days.',
          },
        },
      },
      foot: save,
    },
  },
  'focus-people-import': {
    product: 'focus',
    title: 'The preview of an import, before anything changes',
    frame: 'app',
    where: ['People', 'Import'],
    may: 'manage',
    regions: {
      counts: {
        label: 'Preview',
        controls: {
          cards: {
            kind: 'cards',
            label: '',
            parts: {
              add: {label: 'To add', value: '38'},
              update: {label: 'To update', value: '4'},
              move: {label: 'To move', value: '1'},
              error: {label: 'In error', value: '2', tone: 'bad'},
            },
          },
        },
      },
      options: {
        label: 'Options',
        controls: {
          groups: {kind: 'check', label: 'Create missing groups', state: 'off'},
          send: {kind: 'check', label: 'Send invitations', state: 'on'},
        },
      },
      rows: {
        label: 'Rows in error',
        controls: {
          list: {
            kind: 'table',
            label: '',
            columns: ['Row', 'Message', 'Value'],
            rows: [
              ['17', 'group_path: no such group', {code: 'UK Bank/Market'}],
              ['29', 'email: twice in the file', {code: 'tom@example.com'}],
            ],
          },
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {
          result: {kind: 'button', label: 'Download result', state: 'grey'},
          start: {kind: 'main', label: 'Start import'},
        },
      },
    },
  },
  'focus-person': {
    product: 'focus',
    title: 'One person with two roles',
    frame: 'app',
    where: ['People', 'Tom'],
    may: 'readPeople',
    regions: {
      top: {
        label: 'Top',
        layout: 'row',
        controls: {
          name: {kind: 'heading', label: 'Tom', value: 'tom@example.com · Contact centre'},
        },
      },
      actions: {
        label: 'What you can do',
        layout: 'row',
        controls: {
          edit: {kind: 'button', label: 'Edit', may: 'manage'},
          suspend: {kind: 'danger', label: 'Suspend', may: 'manage'},
          resume: {kind: 'button', label: 'Resume', state: 'grey', may: 'manage'},
          codes: {kind: 'button', label: 'Reset one-time codes', may: 'manage'},
          unlock: {kind: 'button', label: 'Unlock', may: 'manage'},
          resend: {kind: 'button', label: 'Resend', may: 'manage'},
          transfer: {kind: 'button', label: 'Transfer', may: 'manage'},
        },
      },
      roles: {
        label: 'Roles',
        controls: {
          tabs: {
            kind: 'tabs',
            label: '',
            parts: {roles: {label: 'Roles', state: 'on'}, endpoints: {label: 'Endpoints'}},
          },
          rows: {
            kind: 'table',
            label: '',
            columns: ['Role', 'From', 'Given by'],
            rows: [
              ['Supervisor', 'UK Bank/Retail/Contact centre', 'Amira'],
              ['Member', 'UK Bank/Retail', 'Group mapping'],
            ],
          },
        },
      },
      foot: {
        label: 'Buttons',
        layout: 'foot',
        controls: {
          add: {kind: 'button', label: 'Add role', may: 'manage'},
          remove: {kind: 'button', label: 'Remove', may: 'manage'},
          save: {kind: 'main', label: 'Save', may: 'manage'},
        },
      },
    },
  },
});
