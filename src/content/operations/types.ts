/** Operations of the APIs that are sold, from which their reference and its samples are made. */
import type {Json} from '../data-dictionary/types';

export type FieldType =
  'Text' | 'Integer' | 'Boolean' | 'Time' | 'Object' | 'List of texts' | 'List of objects' | 'Web address';

/** A field of a body, or a parameter; texts are Markdown with facts, as on the page of the API. */
export type ApiField = {
  /** As it is sent; a dot leads into an object, such as `source.type`. */
  name: string;
  type: FieldType;
  /** One or more sentences. */
  meaning: string;
  /** When it has to be sent: always, or under the condition that follows "Required". */
  required?: true | string;
  /** What counts when it is left out. */
  default?: string;
  /** What may be sent: values, lengths, sizes. */
  limit?: string;
};

/**
 * What an answer or a request holds: fields of its own, those of the answer of another operation of the API, or an entity
 * of the data dictionary.
 */
export type Shape = {fields: readonly ApiField[]} | {like: Operation} | {entity: string; isList?: true};

export type Parameter = ApiField & {in: 'path' | 'query' | 'header'; example?: string};

export type Body = {
  /** Sent in this order, without spaces, so that a signature over its bytes is right. */
  example: Readonly<Record<string, Json>>;
} & Shape;

export type Answer = {
  status: 200 | 201 | 202;
  /** Goes on after "The answer is": a noun with its article. */
  what: string;
  /** A JSON value, or nothing where the answer is a file. */
  example?: Json;
} & Shape;

/** What the client may do when it does not know whether the request was carried out. */
export type Repeat = 'read' | 'key';

export type Operation = {
  /** Name of the block, such as `createSession`. */
  id: string;
  method: 'GET' | 'POST';
  /** Below the base address of the API; a part in braces is a parameter. */
  path: `/${string}`;
  /** Heading on the page. */
  title: string;
  /** One or two sentences: what it does, and when to use it. */
  summary: string;
  /** Scope of the token, where the API has scopes. */
  scope?: string;
  parameters?: readonly Parameter[];
  body?: Body;
  answer: Answer;
  codes: readonly string[];
  /** `read` changes nothing; `key` is carried out once for an `Idempotency-Key`. */
  repeat: Repeat;
  /** Limits that are not those of a field, as whole sentences. */
  limits?: readonly string[];
  /** Events that the request leads to, by their names. */
  events?: readonly string[];
};

/** An event that the API sends to an address of the reader. */
export type ApiEvent = {name: string; sent: string; see: string};

/** A state: what it means, which ones may follow, and what to do meanwhile. */
export type State = {meaning: string; leadsTo: readonly string[]; toDo: string};

export type Api = {
  id: 'focus' | 'transact' | 'aiApi';
  base: string;
  /** Site path of the page of its operations. */
  page: string;
  /** Headers of each request: literal text, or the name of an environment variable. */
  headers: readonly {name: string; value: readonly (string | {variable: string})[]}[];
  /** Pages, relative to the page of the reference. */
  pages: {codes: string; retries: string; dictionary?: string};
  /** How often it may be called, as a whole sentence. */
  rate: string;
  /** Hours for which an `Idempotency-Key` is known. */
  keyHours: string;
  events: readonly ApiEvent[];
  operations: readonly Operation[];
  /** States of what the API makes, in the order in which they are reached. */
  states?: Readonly<Record<string, Readonly<Record<string, State>>>>;
};
