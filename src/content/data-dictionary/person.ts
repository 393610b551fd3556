import {facts} from '../facts';
import type {Entity} from './types';

/** Roles as programs write them; `src/content/roles.ts` has them as people read them. */
const roleValues = {
  owner: 'Owner',
  administrator: 'Administrator',
  compliance_officer: 'Compliance officer',
  supervisor: 'Supervisor',
  member: 'Member',
  auditor: 'Auditor, who reads only',
} as const;

const {emailMaxCharacters, externalIdMaxCharacters} = facts.focus.people;
const nameMaxCharacters = facts.focus.names.maxCharacters;

export const person = {
  name: 'person',
  title: 'Person',
  summary: 'Somebody who is recorded, somebody who works with recordings, or both.',
  form: 'document',
  fields: [
    {
      name: 'id',
      type: {kind: 'identifier', of: 'per'},
      meaning: 'The person.',
      example: 'per_01J9Z6V2QX',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', {in: 'metadata.csv', as: 'person_id'}, 'Audit log', 'SCIM'],
    },
    {
      name: 'email',
      type: {kind: 'text', form: 'email', max: emailMaxCharacters},
      meaning: 'Sign-in name, unique in the account. It equals the SAML NameID.',
      example: 'priya@example.com',
      since: '2025-02-03',
      nullable: false,
      appearsIn: [
        'REST',
        {in: 'metadata.csv', as: 'person_email'},
        {in: 'Reports', as: 'person_email'},
        {in: 'SCIM', as: 'userName'},
        'SAML',
      ],
    },
    {
      name: 'first_name',
      type: {kind: 'text', min: 1, max: nameMaxCharacters},
      meaning: 'First name, as shown on communications.',
      example: 'Priya',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', {in: 'SCIM', as: 'name.givenName'}, {in: 'SAML', as: 'firstName'}],
    },
    {
      name: 'last_name',
      type: {kind: 'text', min: 1, max: nameMaxCharacters},
      meaning: 'Last name, as shown on communications.',
      example: 'Example',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', {in: 'SCIM', as: 'name.familyName'}, {in: 'SAML', as: 'lastName'}],
    },
    {
      name: 'group_id',
      type: {kind: 'identifier', of: 'grp'},
      meaning: 'Home group. It decides the retention of new communications.',
      example: 'grp_01J9Z6W7RD',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', 'Audit log'],
    },
    {
      name: 'roles',
      type: {kind: 'list', of: {kind: 'object', entity: 'roleGrant'}, max: 20},
      meaning: 'What the person may do, and where. Empty for somebody who is only recorded.',
      example: [{role: 'member', group_id: 'grp_01J9Z6W7RD'}],
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', 'Reports', 'Audit log'],
    },
    {
      name: 'state',
      type: {
        kind: 'enum',
        values: {
          recorded_only: 'Is recorded and cannot sign in',
          invited: 'Has an invitation and has not accepted it yet',
          active: 'May sign in',
          suspended: 'May not sign in; recording goes on',
        },
      },
      meaning: 'Whether the person may sign in. Suspending a person does not stop recording.',
      example: 'active',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', 'Audit log', {in: 'SCIM', as: 'active'}],
    },
    {
      name: 'source',
      type: {
        kind: 'enum',
        values: {
          manual: 'Added or imported in the portal',
          saml: 'Made at the first single sign-on',
          scim: 'Made by your directory',
        },
      },
      meaning: 'How the person came into Focus.',
      example: 'scim',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', 'Audit log'],
    },
    {
      name: 'external_id',
      type: {kind: 'text', min: 1, max: externalIdMaxCharacters},
      meaning: 'Your staff number, or what your directory sends in its place.',
      example: '10441',
      since: '2025-02-03',
      nullable: true,
      appearsIn: ['REST', 'Portal', {in: 'SCIM', as: 'externalId'}],
    },
    {
      name: 'last_sign_in_at',
      type: {kind: 'time'},
      meaning: 'Last successful sign-in.',
      example: '2025-11-03T08:55:40Z',
      since: '2025-02-03',
      nullable: true,
      appearsIn: ['REST', 'Reports'],
    },
  ],
} as const satisfies Entity;

export const roleGrant = {
  name: 'roleGrant',
  title: 'Role of a person',
  summary: 'One item of `roles`: a role applies in its group and in the groups below.',
  form: 'part',
  fields: [
    {
      name: 'role',
      type: {kind: 'enum', values: roleValues},
      meaning: 'The role.',
      example: 'member',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', 'Audit log'],
    },
    {
      name: 'group_id',
      type: {kind: 'identifier', of: 'grp'},
      meaning: 'Group from which the role applies downwards.',
      example: 'grp_01J9Z6W7RD',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['REST', 'Audit log'],
    },
  ],
} as const satisfies Entity;
