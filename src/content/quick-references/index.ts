/** What readers look up: the tables of the quick reference, and further limits for the search. */
import {fieldOf} from '../data-dictionary';
import {readData} from '../data/readData';
import {apis, statesOf} from '../operations';

/** A limit, a default or a time that readers look up; `docs/_limits.schema.json` explains the members. */
export type Limit = {
  product: string;
  what: string;
  limit: string;
  more?: string;
  see: string;
  asks: readonly string[];
};

type ByProduct = Readonly<Record<string, readonly (Omit<Limit, 'product' | 'asks'> & Partial<Limit>)[]>>;

const limitsOf = (byProduct: ByProduct): Limit[] =>
  Object.entries(byProduct).flatMap(([product, all]) => all.map((limit) => ({product, asks: [], ...limit})));

const {sheet, further} = readData<{sheet: ByProduct; further: ByProduct}>(
  'docs/_limits.yml',
  'docs/_limits.schema.json',
);

/** The limits that readers look up most, in the order of the sheet. */
export const limits: readonly Limit[] = limitsOf(sheet);

/** Limits that no sheet has room for, and single ones that a sheet has in one row with others: the search answers with them. */
export const furtherLimits: readonly Limit[] = limitsOf(further);

const {states, ...tables} = readData<{
  operators: readonly {sign: string; meaning: string; example: string}[];
  filters: readonly {field: string; values: string; example: string}[];
  playerKeys: readonly {control: string; keys: string; does: string}[];
  sipAnswers: readonly {answer: string; meaning: string; code?: string; toDo: string}[];
  states: readonly {name: string; product?: string; see: string; from: string}[];
}>('docs/_quick-reference.yml', 'docs/_quick-reference.schema.json');

/** The tables of search, player and SIP; `docs/_quick-reference.schema.json` explains each column. */
export const {operators, filters, playerKeys, sipAnswers} = tables;

/** @throws Error when neither a field of the data dictionary nor a thing of an API has such states */
function meaningsOf(place: string): [state: string, meaning: string][] {
  const [owner = '', name = ''] = place.split('.');
  if (apis.some(({id}) => id === owner))
    return Object.entries(statesOf(owner, name)).map(([state, {meaning}]) => [state, meaning]);
  const {type} = fieldOf(owner, name);
  if (type.kind !== 'enum') throw new Error(`${place} has no values.`);
  return Object.entries(type.values);
}

/** What has states, each with its meaning, and the site path of the place that explains them; in the order of the sheet. */
export const statesByOwner = states.map(({from, ...owner}) => ({...owner, states: meaningsOf(from)}));
