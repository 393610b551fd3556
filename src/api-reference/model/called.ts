/** What a reader's browser calls for an API: its servers, and what signs a reader in. */
import {isObject, rewritten, type Json} from './grammar';
import {documentOf} from './reading';

export type CalledServer = {url: string; variables?: Record<string, {default?: string; enum?: string[]}>};

export type Called = {
  /** Of the document, its paths and its operations. */
  servers: CalledServer[];
  /** Addresses that sign-in calls; pages where readers sign in are opened, not called. */
  signIn: string[];
};

const isServer = (value: unknown): value is CalledServer => isObject(value) && typeof value.url === 'string';

const textsOf = (value: unknown, ...names: string[]): string[] =>
  isObject(value) ? names.map((name) => value[name]).filter((text) => typeof text === 'string') : [];

/** @param document an OpenAPI 3 document as one object; examples, values and extensions have no part in it */
function calledIn(document: object): Called {
  const servers: CalledServer[] = [];
  const signIn: string[] = [];
  const take = (value: Json, kind: string): Json => {
    if (Array.isArray(value.servers) && ['document', 'pathItem', 'operation'].includes(kind))
      servers.push(...value.servers.filter(isServer));
    if (kind === 'security') signIn.push(...textsOf(value, 'openIdConnectUrl'));
    if (kind === 'flows')
      for (const flow of Object.values(value))
        signIn.push(...textsOf(flow, 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'));
    return value;
  };
  rewritten(document, take);
  return {servers, signIn};
}

/**
 * @param entry of the list of APIs
 * @returns what is called for it, what other files say included
 * @throws Error when its document cannot be read
 */
export const calledBy = async (entry: Parameters<typeof documentOf>[0]): Promise<Called> =>
  calledIn(await documentOf(entry));
