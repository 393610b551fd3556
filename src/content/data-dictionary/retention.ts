/** What decides how long communications are kept: policies and legal holds. */
import {facts} from '../facts';
import type {Entity} from './types';

/** The longest period in its smallest unit. */
const mostDays = Math.ceil(facts.focus.retention.maxYears * 365.25);

export const retentionPolicy = {
  name: 'retentionPolicy',
  title: 'Retention policy',
  summary:
    'How long a group keeps. Deletion runs nightly at {{focus.retention.runTime}} UTC and is final after a grace period of {{focus.retention.graceDays}} days.',
  form: 'document',
  fields: [
    {
      name: 'id',
      type: {kind: 'identifier', of: 'pol'},
      meaning: 'The policy.',
      example: 'pol_01J9Z6Y4VS',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['Audit log'],
    },
    {
      name: 'group_id',
      type: {kind: 'identifier', of: 'grp'},
      meaning: 'Group to which it applies, with those below that have none of their own.',
      example: 'grp_01J9Z6W7RD',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['Portal', 'Audit log'],
    },
    {
      name: 'period',
      type: {kind: 'integer', min: 1, max: mostDays},
      meaning:
        'How long to keep, from {{focus.retention.minDays}} day to {{focus.retention.maxYears}} years, counted in `unit`. Without a value, communications are kept indefinitely.',
      example: 7,
      since: '2025-02-03',
      nullable: true,
      appearsIn: ['Portal', 'Audit log'],
    },
    {
      name: 'unit',
      type: {
        kind: 'enum',
        values: {
          days: 'Days of 24 hours',
          months: 'Calendar months; the last day of the month where the day does not exist',
          years: 'Calendar years; 28 February where 29 February does not exist',
        },
      },
      meaning: 'Unit of `period`. It has no value when `period` has none.',
      example: 'years',
      since: '2025-02-03',
      nullable: true,
      appearsIn: ['Portal', 'Audit log'],
    },
    {
      name: 'reason',
      type: {kind: 'text', min: 1, max: 500},
      meaning: 'Written when the policy was set or last changed.',
      example: 'Records schedule 2025, line 12',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['Portal', 'Audit log'],
    },
  ],
} as const satisfies Entity;

export const legalHold = {
  name: 'legalHold',
  title: 'Legal hold',
  summary:
    'Stops deletion until two people release it. Holds are placed and released only in the portal; programs meet them in the audit log.',
  form: 'document',
  fields: [
    {
      name: 'id',
      type: {kind: 'identifier', of: 'hld'},
      meaning: 'The hold.',
      example: 'hld_01J9Z6Z8PC',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['Portal', 'Audit log', 'Hold certificate'],
    },
    {
      name: 'name',
      type: {kind: 'text', min: 1, max: facts.focus.names.maxCharacters},
      meaning: 'Entered when the hold was placed.',
      example: 'FX fixing enquiry',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['Portal', 'Audit log', 'Hold certificate'],
    },
    {
      name: 'matter_reference',
      type: {kind: 'text', min: 1, max: 64},
      meaning: 'Your reference of the matter.',
      example: 'M-2025-118',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['Portal', 'Audit log', 'Hold certificate'],
    },
    {
      name: 'reason',
      type: {kind: 'text', min: 1, max: 2000},
      meaning: 'Why the hold was placed.',
      example: 'Enquiry opened by the regulator on 3 November 2025',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['Portal', 'Audit log', 'Hold certificate'],
    },
    {
      name: 'kind',
      type: {
        kind: 'enum',
        values: {
          selected: 'A fixed list of communications',
          rule: 'All that match people, groups, kinds and days',
        },
      },
      meaning: 'What the hold covers.',
      example: 'rule',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['Portal', 'Audit log', 'Hold certificate'],
    },
    {
      name: 'keep_applying',
      type: {kind: 'boolean'},
      meaning: 'Whether a rule takes in what arrives or comes to match later. Always `false` for `selected`.',
      example: true,
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['Portal', 'Audit log'],
    },
    {
      name: 'state',
      type: {
        kind: 'enum',
        values: {
          active: 'In force; deletion is stopped',
          'release requested': 'Waits for the second person; deletion is stopped',
          released: 'Approved; deletion goes on at the next nightly run',
        },
      },
      meaning: 'Whether the hold is in force.',
      example: 'active',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['Portal', 'Audit log', 'Hold certificate'],
    },
    {
      name: 'placed_by',
      type: {kind: 'identifier', of: 'per'},
      meaning: 'Who placed it.',
      example: 'per_01J9Z6V7TB',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['Portal', 'Audit log', 'Hold certificate'],
    },
    {
      name: 'placed_at',
      type: {kind: 'time'},
      meaning: 'When it came into force.',
      example: '2025-11-03T10:05:00Z',
      since: '2025-02-03',
      nullable: false,
      appearsIn: ['Portal', 'Audit log', 'Hold certificate'],
    },
    {
      name: 'requested_by',
      type: {kind: 'identifier', of: 'per'},
      meaning: 'Who asked for its release.',
      example: 'per_01J9Z6V7TB',
      since: '2025-05-30',
      nullable: true,
      appearsIn: ['Portal', 'Audit log', 'Hold certificate'],
    },
    {
      name: 'approved_by',
      type: {kind: 'identifier', of: 'per'},
      meaning: 'Who approved the release: never the person in `requested_by`.',
      example: 'per_01J9Z6V9WD',
      since: '2025-05-30',
      nullable: true,
      appearsIn: ['Portal', 'Audit log', 'Hold certificate'],
    },
    {
      name: 'released_at',
      type: {kind: 'time'},
      meaning: 'When it ended.',
      example: '2026-03-02T14:05:00Z',
      since: '2025-02-03',
      nullable: true,
      appearsIn: ['Portal', 'Audit log', 'Hold certificate'],
    },
  ],
} as const satisfies Entity;
