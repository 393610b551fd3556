/** The sections of the account, which every screen of it has at its top. */
const sections = [
  'General',
  'Sign-in rules',
  'Single sign-on',
  'Provisioning',
  'Network allow-list',
  'API clients',
  'Integrations',
  'Encryption',
  'Support access',
  'Close account',
] as const;

/** The tabs of the account with one of them chosen. */
export const tabs = (chosen: (typeof sections)[number]) => ({
  kind: 'tabs' as const,
  label: '',
  parts: Object.fromEntries(
    sections.map((label) => [label, {label, ...(label === chosen && {state: 'on' as const})}]),
  ),
});
