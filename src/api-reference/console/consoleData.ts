/** The data of one operation's console, written by `writeConsoles.ts`, read by src/api-reference/ui/TryIt. */

import type {SecurityScheme, Server} from '../model/openApiTypes';
import type {Described, FieldEncoding} from '../request/serialise';

export type {Server as ApiServer} from '../model/openApiTypes';

/** JSON Schema 2020-12; references point into the `$defs` of the operation. */
export type JsonSchema = {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

export type Definitions = Record<string, JsonSchema>;

export type NamedExample = {title: string; value: unknown};

export type ConsoleParameter = Described & {
  required?: boolean;
  allowEmptyValue?: boolean;
  schema: JsonSchema;
  example?: unknown;
};

export type ConsoleMedia = {
  schema?: JsonSchema;
  examples: NamedExample[];
  encoding?: Record<string, FieldEncoding>;
};

export type ConsoleAnswer = {
  status: string;
  description: string;
  headers: Record<string, string>;
  /** Without a type the answer has no body. */
  type?: string;
  title?: string;
  value?: unknown;
  /** Names that its schema has, or the schema of its items, when it tells of success. */
  fields?: string[];
};

/** Schemas of answers by status (`2XX` and `default` too) and media type, in a file of their own. */
export type AnswerSchemas = {
  answers: Record<string, Record<string, JsonSchema>>;
  $defs: Definitions;
};

export type OAuthFlow = {tokenUrl?: string};

export type ConsoleScheme = Omit<SecurityScheme, 'type' | 'flows'> & {
  type: string;
  flows?: Record<string, OAuthFlow>;
};

export type ConsoleData = {
  /** Credentials and the chosen server are shared by the operations of one API. */
  api: string;
  method: string;
  path: string;
  servers: Server[];
  parameters: ConsoleParameter[];
  body?: {required: boolean; content: Record<string, ConsoleMedia>};
  answers: ConsoleAnswer[];
  /** Alternatives; in each, the scopes by name of the scheme. An empty alternative needs no credentials. */
  security: Record<string, string[]>[];
  schemes: Record<string, ConsoleScheme>;
  $defs: Definitions;
};
