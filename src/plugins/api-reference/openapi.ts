/** The part of OpenAPI 3 (with references resolved) that the reference pages show. */

export type Schema = {
  title?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  required?: string[];
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  discriminator?: {propertyName: string};
  enum?: unknown[];
  default?: unknown;
  example?: unknown;
  nullable?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  deprecated?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
};

export type Example = {summary?: string; value?: unknown};

export type Media = {schema?: Schema; example?: unknown; examples?: Record<string, Example>};

export type Content = Record<string, Media>;

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
};

export type Response = {
  description: string;
  headers?: Record<string, {description?: string; schema?: Schema; example?: unknown}>;
  content?: Content;
};

export type SecurityScheme = {
  type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect';
  description?: string;
  name?: string;
  in?: string;
  scheme?: string;
  bearerFormat?: string;
};

export type Operation = {
  method: string;
  path: string;
  description?: string;
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: {description?: string; required?: boolean; content?: Content};
  responses?: Record<string, Response>;
  security?: Record<string, string[]>[];
  securitySchemes?: Record<string, SecurityScheme>;
  servers?: {url: string; description?: string}[];
};

/** What docusaurus-plugin-openapi-docs hands to `createApiPageMD`. */
export type OperationPage = {id: string; title: string; api: Operation};

/** What docusaurus-plugin-openapi-docs hands to `createInfoPageMD`. */
export type InfoPage = {
  info: {title: string; version: string; description?: string};
  securitySchemes?: Record<string, SecurityScheme>;
  downloadUrl?: string;
};
