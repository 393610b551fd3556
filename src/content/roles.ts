/** Names that pages, rules and error codes share: who may do something, and with which plan. */

/** Roles of Focus, in the order in which pages list them. */
export const roles = [
  'Owner',
  'Administrator',
  'Compliance officer',
  'Supervisor',
  'Member',
  'Auditor',
] as const;

export type Role = (typeof roles)[number];

/** Plans of Focus, the smallest first. */
export const plans = ['Essential', 'Professional', 'Enterprise'] as const;

export type Plan = (typeof plans)[number];
