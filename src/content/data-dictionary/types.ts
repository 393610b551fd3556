/** Types of the data dictionary of Focus, from which pages, the CSV and the JSON Schema are generated. */

/** A location, with the field's names there if they differ. */
export type Appearance = string | {in: string; as: string | readonly string[]};

type Limits = {min?: number; max?: number};

export type FieldType =
  | {kind: 'identifier'; of: string}
  | ({kind: 'text'; form?: string} & Limits)
  /** Each value with its meaning; `explainedAt` names the field, such as `communication.kind`, that lists the same. */
  | {kind: 'enum'; values: Readonly<Record<string, string>>; explainedAt?: string}
  | ({kind: 'integer'; unit?: string} & Limits)
  | ({kind: 'number'; unit?: string} & Limits)
  | {kind: 'boolean'}
  | {kind: 'time'; milliseconds?: true}
  | {kind: 'date'}
  /** In a CSV file the items are separated by semicolons. */
  | ({kind: 'list'; of: FieldType} & Limits)
  | {kind: 'object'; entity: string}
  /** Members without fixed names: texts, integers and further such objects. */
  | {kind: 'details'}
  | {kind: 'either'; of: readonly FieldType[]};

export type Json = string | number | boolean | null | readonly Json[] | {readonly [name: string]: Json};

export type Field = {
  name: string;
  type: FieldType;
  /** One or more sentences; code in backticks, no links. */
  meaning: string;
  /** As it stands in JSON, or in a CSV file as text. */
  example: Json;
  since: string;
  /** May be `null` in JSON, empty in CSV. */
  nullable: boolean;
  /** May be left out altogether; the meaning says when. */
  optional?: true;
  appearsIn: readonly Appearance[];
};

export type Entity = {
  name: string;
  /** Heading on the page; its slug is the anchor. */
  title: string;
  /** One or two sentences above the table. */
  summary: string;
  /** `document`: a JSON value of its own; `part`: stands inside another entity; `row`: a line of a CSV file. */
  form: 'document' | 'part' | 'row';
  fields: readonly Field[];
};
