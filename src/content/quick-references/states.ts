/** Every state of what the products make, by what has it. */
import {entityOf} from '../data-dictionary';
import {statesOf} from '../operations';
import type {State} from '../operations/types';

/** What has states, each with its meaning, and the site path of the place that explains them. */
export type Owner = {
  name: string;
  /** Where several products have something of the name. */
  product?: string;
  see: string;
  states: readonly (readonly [state: string, meaning: string])[];
};

/** @throws Error when the field has no values; a field of the list is always an enumeration */
function valuesOf(name: string, field: string): [string, string][] {
  const {type} = entityOf(name).fields.find((one) => one.name === field) ?? {};
  if (type?.kind !== 'enum') throw new Error(`${name}.${field} has no values.`);
  return Object.entries(type.values);
}

const meanings = (states: Readonly<Record<string, State>>) =>
  Object.entries(states).map(([state, {meaning}]) => [state, meaning] as const);

/** In the order of the sheet. */
export const statesByOwner = (): Owner[] => [
  {name: 'Endpoint', see: '/docs/focus/admin/endpoints#states', states: valuesOf('endpoint', 'state')},
  {
    name: 'Export',
    see: '/docs/focus/communications/downloads#the-life-of-an-export',
    states: valuesOf('export', 'state'),
  },
  {
    name: 'Legal hold',
    see: '/docs/focus/admin/legalhold#release-a-hold',
    states: valuesOf('legalHold', 'state'),
  },
  {
    name: 'Transcript',
    see: '/docs/focus/appendix/data-dictionary#communication.transcript_state',
    states: valuesOf('communication', 'transcript_state'),
  },
  {
    name: 'Session',
    product: 'Transact',
    see: '/docs/transact/technical-design#states',
    states: meanings(statesOf('transact', 'session')),
  },
  {
    name: 'Refund',
    product: 'Transact',
    see: '/docs/transact/technical-design#states',
    states: meanings(statesOf('transact', 'refund')),
  },
  {
    name: 'Job',
    product: 'AI API',
    see: '/docs/ai-api/api-overview#jobs',
    states: meanings(statesOf('aiApi', 'job')),
  },
];
