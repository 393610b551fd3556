/** What readers look up: the tables of the quick reference, and further limits for the search. */
import {readData} from '../data/readData';

/** A limit, a default or a time that readers look up; every number is a fact. */
export type Limit = {
  product: string;
  what: string;
  limit: string;
  /** What else an answer says, as a whole sentence. */
  more?: string;
  /** Site path of the place that explains it. */
  see: string;
  /** What readers call it when they ask for it, or questions. */
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

/** The tables of search, player and SIP; `docs/_quick-reference.schema.json` explains each column. */
export const {operators, filters, playerKeys, sipAnswers} = readData<{
  operators: readonly {sign: string; meaning: string; example: string}[];
  filters: readonly {field: string; values: string; example: string}[];
  playerKeys: readonly {control: string; keys: string; does: string}[];
  sipAnswers: readonly {answer: string; meaning: string; code?: string; toDo: string}[];
}>('docs/_quick-reference.yml', 'docs/_quick-reference.schema.json');
