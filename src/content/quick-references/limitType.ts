/** A limit, a default or a time that readers look up; every number is a fact. */
export type Limit = {
  product: string;
  what: string;
  limit: string;
  /** What else an answer says, as a whole sentence. */
  more?: string;
  /** Site path of the place that explains it. */
  see: string;
  /**
   * What readers call it when they ask for it: a thing, or, where a thing has other limits as well, a question (`how long
   * calls`). None: nobody asks for it.
   */
  asks: readonly string[];
};

type Row = [what: string, limit: string, see: string, asks?: readonly string[], more?: string];

/** @returns the limits of one product */
export const limitsOf = (product: string, rows: readonly Row[]): Limit[] =>
  rows.map(([what, limit, see, asks = [], more]) => ({product, what, limit, see, asks, more}));
