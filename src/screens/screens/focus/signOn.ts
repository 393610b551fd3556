/** What differs from one identity provider, or one program, to the next: single sign-on and API clients. */
import {screensOf, type Screen} from '../../model';
import {tabs} from './accountTabs';

const where = ['Admin', 'Account'] as const;

type Provider = 'entra' | 'google' | 'okta';

const names: Readonly<Record<Provider, string>> = {
  entra: 'Microsoft Entra ID',
  google: 'Google Workspace',
  okta: 'Okta',
};

/** @param group how this provider names a group, as a row of the mapping has it */
const signOn = (chosen: Provider, group: string, title = `Single sign-on with ${names[chosen]}`): Screen => ({
  product: 'focus',
  title,
  frame: 'app',
  where,
  may: 'account',
  regions: {
    top: {label: 'Sections', controls: {tabs: tabs('Single sign-on')}},
    provider: {
      label: 'Provider',
      controls: {
        which: {
          kind: 'tabs',
          label: 'Provider',
          parts: Object.fromEntries(
            Object.entries(names).map(([id, label]) => [
              id,
              {label, ...(id === chosen && {state: 'on' as const})},
            ]),
          ),
        },
        metadata: {kind: 'field', label: 'Metadata URL', value: 'https://login.example.com/metadata.xml'},
      },
    },
    facts: {
      label: 'What the metadata says',
      layout: 'aside',
      controls: {
        facts: {
          kind: 'facts',
          label: '',
          parts: {
            url: {label: 'Sign-in URL', value: 'https://login.example.com/saml2'},
            issuer: {label: 'Issuer', value: 'https://sts.example.com/'},
            first: {label: 'Primary certificate', value: 'until 3 November 2028', tone: 'good'},
            second: {label: 'Secondary certificate', value: 'none'},
          },
        },
        load: {kind: 'button', label: 'Load'},
        upload: {kind: 'button', label: 'Upload metadata'},
        promote: {kind: 'button', label: 'Promote secondary', state: 'grey'},
      },
    },
    mapping: {
      label: 'Group mapping',
      controls: {
        mapping: {
          kind: 'table',
          label: 'Group mapping',
          columns: ['Group of the directory', 'Role', 'From'],
          rows: [[group, 'Supervisor', 'UK Bank/Markets']],
        },
      },
    },
    foot: {
      label: 'Buttons',
      layout: 'foot',
      controls: {test: {kind: 'button', label: 'Test sign-in'}, save: {kind: 'main', label: 'Save'}},
    },
  },
});

/** @param scopes those of the form, and whether they are ticked */
const apiClient = (name: string, title: string, scopes: Readonly<Record<string, boolean>>): Screen => ({
  product: 'focus',
  title,
  frame: 'dialog',
  where: [...where, 'API clients', 'Add client'],
  may: 'account',
  regions: {
    form: {
      label: 'Form',
      controls: {
        name: {kind: 'field', label: 'Name', value: name, isRequired: true},
        group: {kind: 'select', label: 'Group', value: 'UK Bank/Markets', isRequired: true},
        ...Object.fromEntries(
          Object.entries(scopes).map(([label, isOn]) => [
            label,
            {kind: 'check' as const, label, state: isOn ? ('on' as const) : ('off' as const)},
          ]),
        ),
      },
    },
    foot: {
      label: 'Buttons',
      layout: 'foot',
      controls: {cancel: {kind: 'button', label: 'Cancel'}, create: {kind: 'main', label: 'Create'}},
    },
  },
});

export const signOns = screensOf({
  'focus-sso': signOn('entra', 'Focus-Supervisors-Markets', 'Single sign-on, ready for its test'),
  'focus-sso-entra': signOn('entra', '00aa00aa-bb11-cc22-dd33-44ee44ee44ee'),
  'focus-sso-google': signOn('google', 'focus-supervisors-markets'),
  'focus-sso-okta': signOn('okta', 'Focus-Supervisors-Markets'),
  'focus-api-client': apiClient('Evidence archive', 'Adding an API client with two scopes', {
    'focus.communications.read': true,
    'focus.exports.write': true,
    'focus.people.read': false,
    'focus.audit.read': false,
  }),
  'focus-api-client-ai': apiClient('Call transcripts', 'Adding an API client for the AI API', {
    'ai.transcribe': true,
    'ai.summarise': false,
    'ai.classify': false,
    'ai.redact': false,
    'jobs.read': true,
  }),
});
