import type {Term} from './types';

export const focus: readonly Term[] = [
  {
    id: 'audit-log',
    term: 'Audit log',
    definition:
      'The list of everything that people and Focus itself did in the account. Entries are added, never changed, and a hash chain shows any gap.',
    see: '[Audit log](./focus/admin/audit.md)',
  },
  {
    id: 'chain-of-custody',
    term: 'Chain of custody',
    definition:
      'The record of who held a piece of evidence, when, and what they did with it, from its capture to its use.',
    see: '[How Focus works](./focus/concepts/how-focus-works.md#why-you-can-rely-on-it-as-evidence)',
  },
  {
    id: 'communication',
    term: 'Communication',
    isAmbiguous: true,
    definition:
      'One conversation that Focus keeps: a call, a meeting, a chat, a text message, an e-mail or a screen capture.',
    see: '[How Focus works](./focus/concepts/how-focus-works.md)',
  },
  {
    id: 'deletion-pending',
    term: 'Deletion pending',
    definition:
      'The state of a communication whose retention period has ended. It can still be saved until the grace period is over.',
    see: '[Retention](./focus/admin/retention.md)',
  },
  {
    id: 'endpoint',
    term: 'Endpoint',
    isAmbiguous: true,
    also: ['endpoints'],
    definition:
      'A device or identifier that is recorded, such as an extension, a trunk number, a Teams user or a mobile number.',
    see: '[Endpoints](./focus/admin/endpoints.md)',
  },
  {
    id: 'grace-period',
    term: 'Grace period',
    definition: 'The days between the mark that a communication will be deleted and its deletion for good.',
    see: '[Retention](./focus/admin/retention.md)',
  },
  {
    id: 'group',
    term: 'Group',
    isAmbiguous: true,
    definition:
      'A place in the tree of your organisation. Groups decide who may see a communication and how long it is kept.',
    see: '[Groups](./focus/admin/groups.md)',
  },
  {
    id: 'hash-chain',
    term: 'Hash chain',
    definition:
      'Entries of which each holds the hash of the one before. If one entry is changed or removed, every hash after it no longer fits.',
    see: '[Audit log](./focus/admin/audit.md)',
  },
  {
    id: 'legal-hold',
    term: 'Legal hold',
    also: ['legal holds'],
    definition:
      'A stop on deletion for communications that a case needs. One person can place it; releasing it takes two.',
    see: '[Legal hold](./focus/admin/legalhold.md)',
  },
  {
    id: 'manifest',
    term: 'Manifest',
    definition:
      'The file in an export that lists every other file with its SHA-256, so that you can prove nothing was changed.',
    see: '[Downloads](./focus/communications/downloads.md)',
  },
  {
    id: 'retention-policy',
    term: 'Retention policy',
    also: ['retention policies'],
    definition:
      'The rule that says how long the communications of a group are kept. The nearest policy up the tree applies.',
    see: '[Retention](./focus/admin/retention.md)',
  },
];
