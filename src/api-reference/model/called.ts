/** What a reader's browser calls for an API: its servers, and what gives a program its token. */
import {isObject, rewritten, type Json} from './grammar';
import {documentOf} from './reading';

export type CalledServer = {url: string; variables?: Record<string, {default?: string; enum?: string[]}>};

export type Called = {
  /** Of the document, its paths and its operations. */
  servers: CalledServer[];
  /** Addresses that give tokens for client credentials. */
  tokens: string[];
};

const isServer = (value: unknown): value is CalledServer => isObject(value) && typeof value.url === 'string';

/** @param document an OpenAPI 3 document as one object; examples, values and extensions have no part in it */
function calledIn(document: object): Called {
  const servers: CalledServer[] = [];
  const tokens: string[] = [];
  const take = (value: Json, kind: string): Json => {
    if (Array.isArray(value.servers) && ['document', 'pathItem', 'operation'].includes(kind))
      servers.push(...value.servers.filter(isServer));
    const flow = kind === 'flows' ? value.clientCredentials : undefined;
    if (isObject(flow) && typeof flow.tokenUrl === 'string') tokens.push(flow.tokenUrl);
    return value;
  };
  rewritten(document, take);
  return {servers, tokens};
}

/**
 * @param entry of the list of APIs
 * @returns what is called for it, what other files say included
 * @throws Error when its document cannot be read
 */
export const calledBy = async (entry: Parameters<typeof documentOf>[0]): Promise<Called> =>
  calledIn(await documentOf(entry));
