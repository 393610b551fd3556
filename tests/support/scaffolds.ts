/** Values of `npm run new`, one of each kind. */
export const toMake: readonly string[][] = [
  ['page', 'how-to', 'docs/focus/admin/handover.md', 'Hand an account over: the steps'],
  ['page', 'reference', 'docs/focus/quotas.md', 'Quotas of an account'],
  ['page', 'explanation', 'docs/vendors/how-it-works.mdx', 'How vendors take part'],
  ['page', 'faq', 'docs/questions.md', 'Common questions'],
  ['post', 'release-note', '2025-11-20', 'hand-accounts-over', 'Hand accounts over'],
  ['post', 'notice', '2025-11-21', 'maintenance', 'Maintenance on Sunday'],
  ['error-code', 'FOC-2150', 'Clock of the recorder is wrong'],
  ['error-code', 'TRN-418', 'Not here, and not now'],
  ['api', 'billing', 'Billing'],
  ['product', 'vault', 'Kwyjibo Vault'],
];
