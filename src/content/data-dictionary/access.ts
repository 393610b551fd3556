import {facts} from '../facts';
import {roles} from '../roles';
import type {Entity} from './types';

const column = {since: '2025-02-03', nullable: false, appearsIn: ['Access list']} as const;

const inJson = (role: string) => `\`${role.toLowerCase().replaceAll(' ', '_')}\` in JSON and in reports`;

export const accessRow = {
  name: 'accessRow',
  title: 'Access list of a group',
  summary:
    'One row for each role of each person who can see the group, as **Admin** > **Groups** > **Access** > **Export** writes it.',
  form: 'row',
  fields: [
    {
      ...column,
      name: 'person_email',
      type: {kind: 'text', form: 'email', max: facts.focus.people.emailMaxCharacters},
      meaning: '`email` of the person.',
      example: 'tom@example.com',
    },
    {
      ...column,
      name: 'role',
      type: {kind: 'enum', values: Object.fromEntries(roles.map((role) => [role, inJson(role)]))},
      meaning: 'The role, as it is named on screen.',
      example: 'Supervisor',
    },
    {
      ...column,
      name: 'granted_on_path',
      type: {kind: 'text'},
      meaning: '`path` of the group on which the role was given. Empty for the top group.',
      example: 'UK Bank/Retail/Contact centre',
      nullable: true,
    },
    {
      ...column,
      name: 'granted_at',
      type: {kind: 'time'},
      meaning: 'When it was given.',
      example: '2026-01-12T09:31:00Z',
    },
    {
      ...column,
      name: 'granted_by',
      type: {kind: 'text', min: 1},
      meaning: '`email` of the person who gave it, or `saml` or `scim`.',
      example: 'owner@example.com',
    },
  ],
} as const satisfies Entity;
