/**
 * The part of OpenAPI 3.1 and 3.2, to which 3.0 is raised, that the reference pages show: types of `openapi-types` with references resolved, and
 * what they lack: keywords of JSON Schema 2020-12, OpenAPI 3.2, extensions, documents that leave out what they must say.
 */
import type {OpenAPIV3, OpenAPIV3_1} from 'openapi-types';

/** A type of the library without references; a value that it calls `any` has to be looked at. */
type Resolved<Type> = 0 extends 1 & Type
  ? unknown
  : Type extends OpenAPIV3.ReferenceObject
    ? never
    : Type extends (infer Item)[]
      ? Resolved<Item>[]
      : Type extends object
        ? {[Key in keyof Type]: Key extends 'schema' ? Schema : Resolved<Type[Key]>}
        : Type;

/** Keywords of the library that hold schemas, which may be a boolean since 3.1. */
type Applicator = 'properties' | 'additionalProperties' | 'allOf' | 'oneOf' | 'anyOf' | 'not';

/** A schema of JSON Schema 2020-12, which allows a boolean in its place. */
export type Schema = Resolved<
  Omit<OpenAPIV3_1.BaseSchemaObject, Applicator | 'exclusiveMinimum' | 'exclusiveMaximum'>
> & {
  /** The name under `components.schemas`; `readDocument` writes it, because a resolved reference has none. */
  'x-name'?: string;
  /** The schemas that build on this one, of which its discriminator names one; `readDocument` writes them. */
  'x-subtypes'?: Schema[];
  type?: string | string[];
  properties?: Record<string, SchemaOrBoolean>;
  patternProperties?: Record<string, SchemaOrBoolean>;
  additionalProperties?: SchemaOrBoolean;
  unevaluatedProperties?: SchemaOrBoolean;
  unevaluatedItems?: SchemaOrBoolean;
  propertyNames?: SchemaOrBoolean;
  dependentSchemas?: Record<string, SchemaOrBoolean>;
  contentSchema?: SchemaOrBoolean;
  items?: SchemaOrBoolean;
  prefixItems?: SchemaOrBoolean[];
  contains?: SchemaOrBoolean;
  dependentRequired?: Record<string, string[]>;
  allOf?: SchemaOrBoolean[];
  oneOf?: SchemaOrBoolean[];
  anyOf?: SchemaOrBoolean[];
  not?: SchemaOrBoolean;
  if?: SchemaOrBoolean;
  then?: SchemaOrBoolean;
  else?: SchemaOrBoolean;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minContains?: number;
  maxContains?: number;
  contentEncoding?: string;
};

export type SchemaOrBoolean = Schema | boolean;

export type ExternalDocs = OpenAPIV3.ExternalDocumentationObject;

/** `dataValue` and `serializedValue` since 3.2. */
export type Example = Resolved<OpenAPIV3.ExampleObject> & {dataValue?: unknown; serializedValue?: string};

export type Encoding = Resolved<OpenAPIV3.EncodingObject>;

/** Since 3.2, `itemSchema` and the encodings of items: streams, and parts without names. */
export type Media = Omit<Resolved<OpenAPIV3.MediaTypeObject>, 'examples'> & {
  examples?: Record<string, Example>;
  itemSchema?: Schema;
  itemEncoding?: Encoding;
  prefixEncoding?: Encoding[];
};

export type Content = Record<string, Media>;

export type Header = Resolved<OpenAPIV3.HeaderObject>;

export type Parameter = Header & {
  name: string;
  in: 'path' | 'query' | 'querystring' | 'header' | 'cookie';
};

export type Link = Resolved<OpenAPIV3.LinkObject>;

export type Response = Resolved<OpenAPIV3.ResponseObject> & {
  /** What a client has to do; ours, for the catalogue of errors. */
  'x-remedy'?: string;
};

export type RequestBody = Partial<Resolved<OpenAPIV3.RequestBodyObject>>;

export type Flow = {
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  deviceAuthorizationUrl?: string;
  scopes?: Record<string, string>;
};

/** All kinds in one, for the library's have no mutual TLS, and a document may mix them. */
export type SecurityScheme = {
  type: OpenAPIV3.SecuritySchemeObject['type'] | 'mutualTLS';
  description?: string;
  name?: string;
  in?: string;
  scheme?: string;
  bearerFormat?: string;
  flows?: Record<string, Flow>;
  openIdConnectUrl?: string;
  oauth2MetadataUrl?: string;
  deprecated?: boolean;
};

export type Server = OpenAPIV3.ServerObject;

export type Tag = OpenAPIV3.TagObject & {
  'x-displayName'?: string;
  summary?: string;
  parent?: string;
  kind?: string;
};

/** An operation with all that its path and its document say for it. */
export type Operation = Omit<
  Resolved<OpenAPIV3_1.OperationObject>,
  'parameters' | 'requestBody' | 'callbacks'
> & {
  method: string;
  path: string;
  parameters?: Parameter[];
  requestBody?: RequestBody;
  callbacks?: Record<string, Record<string, PathItem>>;
  /** Its servers are not those of the document. */
  hasOwnServers?: boolean;
  securitySchemes?: Record<string, SecurityScheme>;
  /** Code of the authors' own; an extension, so that it may hold anything. */
  'x-codeSamples'?: unknown;
  'x-code-samples'?: unknown;
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

export type Info = Resolved<OpenAPIV3_1.InfoObject>;

/** A whole OpenAPI document with references resolved; objects may contain themselves. */
export type Specification = {
  openapi?: string;
  $self?: string;
  info: Info;
  servers?: Server[];
  tags?: Tag[];
  /** Groups of tags; an extension, so that it may hold anything. */
  'x-tagGroups'?: unknown;
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
  /** Name of the tag that it is a part of. */
  parent?: string;
  /** What it is for, where that is not navigation. */
  kind?: string;
};

/** All that the pages of an API are made from. */
export type ApiDocument = {
  file: string;
  specification: Specification;
  operations: ReferenceOperation[];
  tags: ReferenceTag[];
};

/** What an operation's page is made from. */
export type OperationPage = {
  id: string;
  title: string;
  api: Operation & Partial<Pick<ReferenceOperation, 'kind'>>;
  /** All of the document, whose pages links lead to. */
  operations?: readonly ReferenceOperation[];
  /** Addresses of the named schemas, where they have pages. */
  schemas?: ReadonlyMap<string, string>;
  /** Whether files for programs stand beside the page. */
  hasFiles?: boolean;
  /** Whether the catalogue of errors stands beside the page. */
  hasCatalogue?: boolean;
};

/** What the introduction of an API is made from. */
export type InfoPage = {
  document: ApiDocument;
  /** Id of the API whose files are offered for download. */
  downloads?: string;
};

/** What a tag's page is made from. */
export type TagPage = {document: ApiDocument; tag: ReferenceTag};
