/** The tabs of Admin > Endpoints with one of them chosen. */
export const endpointTabs = (chosen: 'endpoints' | 'recorders' | 'unassigned') => ({
  kind: 'tabs' as const,
  label: '',
  parts: {
    endpoints: {label: 'Endpoints', ...(chosen === 'endpoints' && {state: 'on' as const})},
    recorders: {label: 'Recorders', ...(chosen === 'recorders' && {state: 'on' as const})},
    unassigned: {label: 'Unassigned', ...(chosen === 'unassigned' && {state: 'on' as const})},
    unmatched: {label: 'Unmatched'},
  },
});
