/**
 * The part of OpenAPI 3.1, to which 3.0 is raised, that the reference pages show: types of `openapi-types` with references
 * resolved, and what they lack: keywords of JSON Schema 2020-12, extensions, documents that leave out what they must say.
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

/** Keywords that hold a schema, a list of schemas, or schemas by name. */
type Single = 'additionalProperties' | 'items' | 'contains' | 'not' | 'if' | 'then' | 'else';
type List = 'allOf' | 'oneOf' | 'anyOf' | 'prefixItems';
type ByName = 'properties' | 'patternProperties';

/** A schema of JSON Schema 2020-12, which allows a boolean in its place. */
export type Schema = Resolved<
  Omit<OpenAPIV3_1.BaseSchemaObject, Single | List | ByName | 'exclusiveMinimum' | 'exclusiveMaximum'>
> & {[Key in Single]?: SchemaOrBoolean} & {[Key in List]?: SchemaOrBoolean[]} & {
  [Key in ByName]?: Record<string, SchemaOrBoolean>;
} & {
  /** The name under `components.schemas`; `readDocument` writes it, because a resolved reference has none. */
  'x-name'?: string;
  /** The schemas that build on this one, of which its discriminator names one; `readDocument` writes them. */
  'x-subtypes'?: Schema[];
  type?: string | string[];
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
};

export type SchemaOrBoolean = Schema | boolean;

export type ExternalDocs = OpenAPIV3.ExternalDocumentationObject;

export type Example = Resolved<OpenAPIV3.ExampleObject>;

export type Encoding = Resolved<OpenAPIV3.EncodingObject>;

export type Media = Omit<Resolved<OpenAPIV3.MediaTypeObject>, 'examples'> & {
  examples?: Record<string, Example>;
};

export type Content = Record<string, Media>;

export type Header = Resolved<OpenAPIV3.HeaderObject>;

export type Parameter = Header & {name: string; in: 'path' | 'query' | 'querystring' | 'header' | 'cookie'};

export type Link = Resolved<OpenAPIV3.LinkObject>;

export type Response = Resolved<OpenAPIV3.ResponseObject> & {
  /** What a client has to do; ours. */
  'x-remedy'?: string;
};

/** All flows in one: each has some of these. */
export type Flow = Partial<
  Record<'authorizationUrl' | 'tokenUrl' | 'refreshUrl', string> & {scopes: Record<string, string>}
>;

/** All kinds in one, for the library's have no mutual TLS, and a document may mix them. */
export type SecurityScheme = Partial<
  Record<'description' | 'name' | 'in' | 'scheme' | 'bearerFormat' | 'openIdConnectUrl', string>
> & {type: OpenAPIV3.SecuritySchemeObject['type'] | 'mutualTLS'; flows?: Record<string, Flow>};

export type Server = OpenAPIV3.ServerObject;

/** An operation with all that its path and its document say for it. */
export type Operation = Omit<
  Resolved<OpenAPIV3_1.OperationObject>,
  'parameters' | 'requestBody' | 'callbacks'
> & {
  method: string;
  path: string;
  parameters?: Parameter[];
  requestBody?: Partial<Resolved<OpenAPIV3.RequestBodyObject>>;
  callbacks?: Record<string, Record<string, PathItem>>;
  /** Its servers are not those of the document. */
  hasOwnServers?: boolean;
  securitySchemes?: Record<string, SecurityScheme>;
  /** Code of the authors' own; an extension, so that it may hold anything. */
  'x-codeSamples'?: unknown;
  'x-code-samples'?: unknown;
  /** The introduction shows this call first; ours. */
  'x-first-call'?: boolean;
};

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

export type Method = (typeof methods)[number];

/** A path with its operations by method. */
export type PathItem = {
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  servers?: Server[];
} & Partial<Record<Method, Operation>>;

/** A whole OpenAPI document with references resolved; objects may contain themselves. */
export type Specification = {
  openapi?: string;
  info: Resolved<OpenAPIV3_1.InfoObject>;
  servers?: Server[];
  tags?: (OpenAPIV3.TagObject & {'x-displayName'?: string})[];
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
