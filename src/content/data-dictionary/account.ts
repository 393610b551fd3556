import {facts} from '../facts';
import type {Entity} from './types';

export const account = {
  name: 'account',
  title: 'Account',
  summary: 'Your organisation in Focus. Everything else belongs to one account.',
  form: 'document',
  fields: [
    {
      name: 'id',
      type: {kind: 'identifier', of: 'acc'},
      meaning: 'The account. Quote it to support.',
      example: 'acc_01J9Z6R4MN',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['Portal', 'Audit log'],
    },
    {
      name: 'name',
      type: {kind: 'text', min: 1, max: facts.focus.names.maxCharacters},
      meaning: 'Name of the organisation, which is also the name of the top group.',
      example: 'Example Bank',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['Portal', 'Audit log'],
    },
    {
      name: 'plan',
      type: {
        kind: 'enum',
        values: {
          essential: 'Voice and SMS',
          professional: 'Every kind, with legal hold and reports',
          enterprise: 'As Professional, with SCIM, SIEM and SFTP extraction and a choice of region',
        },
      },
      meaning: 'Subscription.',
      example: 'enterprise',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['Portal', 'Audit log'],
    },
    {
      name: 'region',
      type: {
        kind: 'enum',
        values: {
          uk: 'United Kingdom',
          eu: 'European Union',
          us: 'United States',
        },
      },
      meaning: 'Where data is kept and processed. It never changes after activation.',
      example: 'uk',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['Portal', 'Audit log'],
    },
    {
      name: 'default_policy_id',
      type: {kind: 'identifier', of: 'pol'},
      meaning:
        'Retention policy of the top group, used where no lower group has one. It keeps for {{focus.retention.defaultMonths}} months until you change it.',
      example: 'pol_01J9Z6XZ3A',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['Portal', 'Audit log'],
    },
    {
      name: 'created_at',
      type: {kind: 'time'},
      meaning: 'When the account was opened.',
      example: '2025-02-03T09:00:00Z',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['Portal', 'Audit log'],
    },
  ],
} as const satisfies Entity;
