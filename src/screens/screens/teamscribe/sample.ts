/** The sample summary of docs/teamscribe/overview.md, which all outputs show. */
export const actions = {
  tom: {label: 'Send supplier B the signed trial order', value: 'Tom, 7 Nov 2025'},
  amira: {label: 'Ask for the end date of the contract with supplier A', value: 'Amira, 10 Nov 2025'},
  priya: {label: 'Add recycled content to the scorecard', value: 'Priya, 14 Nov 2025'},
} as const;

export const decisions =
  '1. Move carton orders to supplier B from 5 January 2026, for a trial of three months. 2. Keep supplier A for labels until the trial ends.';
