/** What commands tell people: sections of text, tables, plots and pictures, which writers make into Markdown or HTML. */

export type Inline =
  | string
  | {kind: 'code'; text: string}
  | {kind: 'strong'; text: string}
  | {kind: 'link'; text: string; href: string};

export type Text = Inline | readonly Inline[];

export type Table = {
  kind: 'table';
  caption: string;
  /** The first column names the row. */
  head: readonly string[];
  /** Columns, counted from 0, that hold numbers. */
  numbers?: readonly number[];
  rows: readonly (readonly Text[])[];
};

export type Bar = {
  label: string;
  value: number;
  /** A line across the bar, which it should not pass. */
  limit?: number;
};

/** Bars from a common line; a table or a text beside it says the same. */
export type Plot = {kind: 'plot'; caption: string; unit: string; bars: readonly Bar[]};

/** Pictures beside each other. */
export type Pictures = {
  kind: 'pictures';
  caption: Text;
  pictures: readonly {label: string; file: string; alt: string}[];
};

export type Block =
  {kind: 'text'; text: Text} | {kind: 'list'; items: readonly Text[]} | Table | Plot | Pictures;

export type Section = {title: string; blocks: readonly Block[]};

export type Story = {title: string; lead: Text; sections: readonly Section[]};

export const code = (text: string): Inline => ({kind: 'code', text});
export const strong = (text: string): Inline => ({kind: 'strong', text});
export const link = (text: string, href: string): Inline => ({kind: 'link', text, href});
export const text = (value: Text): Block => ({kind: 'text', text: value});

const isList = (value: Text): value is readonly Inline[] => Array.isArray(value);

/** @returns the parts of a text, of which there may be one */
export const partsOf = (value: Text): readonly Inline[] => (isList(value) ? value : [value]);

/** @returns the number with its noun: `1 page`, `2 pages` */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;
