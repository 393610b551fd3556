/** The part of OpenAPI 3.0 and 3.1 (with references resolved) that the reference pages show. */

/** A schema of JSON Schema 2020-12 or of OpenAPI 3.0's dialect; 3.1 allows a boolean in its place. */
export type Schema = {
  /** The name under `components.schemas`; `readDocument` writes it, because a resolved reference has none. */
  'x-name'?: string;
  /** The schemas that build on this one, of which its discriminator names one; `readDocument` writes them. */
  'x-subtypes'?: Schema[];
  title?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, SchemaOrBoolean>;
  patternProperties?: Record<string, SchemaOrBoolean>;
  additionalProperties?: SchemaOrBoolean;
  unevaluatedProperties?: SchemaOrBoolean;
  propertyNames?: SchemaOrBoolean;
  items?: SchemaOrBoolean;
  prefixItems?: SchemaOrBoolean[];
  contains?: SchemaOrBoolean;
  required?: string[];
  dependentRequired?: Record<string, string[]>;
  allOf?: SchemaOrBoolean[];
  oneOf?: SchemaOrBoolean[];
  anyOf?: SchemaOrBoolean[];
  not?: SchemaOrBoolean;
  if?: SchemaOrBoolean;
  then?: SchemaOrBoolean;
  else?: SchemaOrBoolean;
  discriminator?: {propertyName: string; mapping?: Record<string, string>};
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  nullable?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  deprecated?: boolean;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: boolean | number;
  exclusiveMaximum?: boolean | number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minContains?: number;
  maxContains?: number;
  minProperties?: number;
  maxProperties?: number;
  pattern?: string;
  contentEncoding?: string;
  contentMediaType?: string;
  externalDocs?: ExternalDocs;
};

export type SchemaOrBoolean = Schema | boolean;

export type ExternalDocs = {url: string; description?: string};

export type Example = {summary?: string; description?: string; value?: unknown; externalValue?: string};

export type Encoding = {contentType?: string; headers?: Record<string, Header>};

export type Media = {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
  encoding?: Record<string, Encoding>;
};

export type Content = Record<string, Media>;

/** What parameters and headers share. */
export type Header = {
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  content?: Content;
  example?: unknown;
  examples?: Record<string, Example>;
};

export type Parameter = Header & {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  style?: string;
  explode?: boolean;
  allowEmptyValue?: boolean;
  allowReserved?: boolean;
};

export type Link = {
  operationId?: string;
  operationRef?: string;
  description?: string;
  parameters?: Record<string, unknown>;
  requestBody?: unknown;
};

export type Response = {
  description: string;
  headers?: Record<string, Header>;
  content?: Content;
  links?: Record<string, Link>;
};

export type RequestBody = {description?: string; required?: boolean; content?: Content};

export type Flow = {
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  scopes?: Record<string, string>;
};

export type SecurityScheme = {
  type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS';
  description?: string;
  name?: string;
  in?: string;
  scheme?: string;
  bearerFormat?: string;
  flows?: Record<string, Flow>;
  openIdConnectUrl?: string;
};

export type Server = {
  url: string;
  description?: string;
  variables?: Record<string, {default: string; enum?: string[]; description?: string}>;
};

export type Tag = {name: string; description?: string; externalDocs?: ExternalDocs; 'x-displayName'?: string};

/** An operation with all that its path and its document say for it. */
export type Operation = {
  method: string;
  path: string;
  operationId?: string;
  summary?: string;
  tags?: string[];
  description?: string;
  deprecated?: boolean;
  externalDocs?: ExternalDocs;
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses?: Record<string, Response>;
  callbacks?: Record<string, Record<string, PathItem>>;
  security?: Record<string, string[]>[];
  securitySchemes?: Record<string, SecurityScheme>;
  servers?: Server[];
};

/** A path with its operations by method. */
export type PathItem = {
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  servers?: Server[];
  additionalOperations?: Record<string, Operation>;
} & Partial<Record<Method, Operation>>;

export const methods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
] as const;

export type Method = (typeof methods)[number];

export type Info = {
  title: string;
  version: string;
  summary?: string;
  description?: string;
  termsOfService?: string;
  contact?: {name?: string; url?: string; email?: string};
  license?: {name: string; url?: string; identifier?: string};
};

/** A whole OpenAPI document with references resolved; objects may contain themselves. */
export type Specification = {
  openapi?: string;
  info: Info;
  servers?: Server[];
  tags?: Tag[];
  security?: Operation['security'];
  externalDocs?: ExternalDocs;
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  'x-webhooks'?: Record<string, PathItem>;
  components?: {schemas?: Record<string, Schema>; securitySchemes?: Record<string, SecurityScheme>};
};

/** An operation or a webhook with the page that it has. */
export type ReferenceOperation = Operation & {
  kind: 'operation' | 'webhook';
  /** File name and last part of the address of its page, unique in its API. */
  id: string;
  title: string;
  tags: string[];
};

export type ReferenceTag = {
  /** File name and last part of the address of its page, unique in its API. */
  id: string;
  name: string;
  title: string;
  description?: string;
  externalDocs?: ExternalDocs;
};

/** All that the pages of an API are made from. */
export type ApiDocument = {
  file: string;
  specification: Specification;
  operations: ReferenceOperation[];
  tags: ReferenceTag[];
};

/** What an operation's page is made from. */
export type OperationPage = {id: string; title: string; api: Operation & {kind?: 'operation' | 'webhook'}};

/** What the introduction of an API is made from. */
export type InfoPage = {document: ApiDocument; downloadUrl?: string};

/** What a tag's page is made from. */
export type TagPage = {document: ApiDocument; tag: ReferenceTag};
