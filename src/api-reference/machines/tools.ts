/**
 * The operations of an API as tools of the Model Context Protocol: the result of `tools/list`
 * (https://modelcontextprotocol.io/specification/2026-07-28/server/tools), for programs that make the requests themselves.
 */
import {consoleData} from '../console/writeConsoles';
import type {ConsoleData, ConsoleParameter, JsonSchema} from '../console/consoleData';
import {opening} from '../pages/descriptionMarkdown';
import type {ApiDocument, ReferenceOperation} from '../model/openApiTypes';

export type Tool = {
  name: string;
  title: string;
  description: string;
  inputSchema: {type: 'object'; properties: Record<string, JsonSchema>; [keyword: string]: unknown};
  annotations: Record<string, boolean>;
  _meta: Record<string, unknown>;
};

export type ToolList = {resultType: 'complete'; cacheScope: 'public'; ttlMs: number; tools: Tool[]};

/** A day, in milliseconds: documents change with a version. */
const ttlMs = 86_400_000;

/** Where the request of a tool is told; the prefix is ours to choose. */
const requestKey = 'openapi/request';

/** Names have at most 128 of these characters. */
const toolName = (text: string): string => text.replace(/[^\w.-]+/g, '_').slice(0, 128);

/** RFC 9110 section 9.2: which methods only read, and which may be sent twice. */
const safe = new Set(['get', 'head', 'options', 'trace', 'query']);
const idempotent = new Set([...safe, 'put', 'delete']);

/** A parameter that shares its name with one in another place is told apart by its own place. */
function argumentNames(parameters: readonly ConsoleParameter[]): Map<ConsoleParameter, string> {
  const taken = new Set<string>(['body']);
  return new Map(
    parameters.map((parameter) => {
      const name = taken.has(parameter.name) ? `${parameter.in}_${parameter.name}` : parameter.name;
      taken.add(name);
      return [parameter, name];
    }),
  );
}

function inputSchema(
  {parameters, body, $defs}: ConsoleData,
  names: ReadonlyMap<ConsoleParameter, string>,
  descriptions: ReadonlyMap<string, string>,
): Tool['inputSchema'] {
  const fields = parameters.map((parameter): [string, JsonSchema] => {
    const description = descriptions.get(`${parameter.in} ${parameter.name}`);
    return [names.get(parameter) ?? '', {...parameter.schema, ...(description && {description})}];
  });
  const [media] = Object.values(body?.content ?? {});
  const required = parameters.filter((parameter) => parameter.required).map((one) => names.get(one) ?? '');
  const all = body?.required ? [...required, 'body'] : required;
  return {
    type: 'object',
    properties: Object.fromEntries([...fields, ...(body ? [['body', media?.schema ?? {}] as const] : [])]),
    ...(all.length && {required: all}),
    additionalProperties: false,
    ...(Object.keys($defs).length && {$defs}),
  };
}

function tool(document: ApiDocument, api: string, operation: ReferenceOperation): Tool {
  const {method, path, title, operationId, id} = operation;
  const data = consoleData(document, api, operation, true);
  const names = argumentNames(data.parameters);
  const descriptions = new Map(
    (operation.parameters ?? []).map((one) => [`${one.in} ${one.name}`, opening(one.description).first]),
  );
  const places = [...names].map(([parameter, name]) => [name, {in: parameter.in, name: parameter.name}]);
  const [type] = Object.keys(data.body?.content ?? {});
  return {
    name: toolName(operationId ?? id),
    title,
    description: [opening(operation.description).first || title, `${method.toUpperCase()} ${path}`].join(
      '\n',
    ),
    inputSchema: inputSchema(data, names, descriptions),
    annotations: {
      readOnlyHint: safe.has(method),
      ...(!safe.has(method) && method !== 'post' && {destructiveHint: true}),
      idempotentHint: idempotent.has(method),
    },
    _meta: {
      [requestKey]: {
        method: method.toUpperCase(),
        path,
        servers: data.servers.map(({url}) => url),
        arguments: Object.fromEntries(places) as object,
        ...(type && {contentType: type}),
        ...(data.security.length && {security: data.security}),
      },
    },
  };
}

/**
 * @param id of the API
 * @param document of the API
 * @param onFault told of an operation of which no tool can be made; without it, that is an error
 * @returns a tool for each operation that a client can call; webhooks are none
 */
export function toolList(
  id: string,
  document: ApiDocument,
  onFault?: (operation: ReferenceOperation, error: unknown) => void,
): ToolList {
  const callable = document.operations.filter(({kind, method}) => kind === 'operation' && method !== 'query');
  return {
    resultType: 'complete',
    cacheScope: 'public',
    ttlMs,
    tools: callable.flatMap((operation) => {
      try {
        return [tool(document, id, operation)];
      } catch (error) {
        if (!onFault) throw error;
        onFault(operation, error);
        return [];
      }
    }),
  };
}
