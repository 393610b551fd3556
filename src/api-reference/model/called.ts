/** What a reader's browser calls for an API: its servers, and what gives a program its token. */
import type {Server} from './openApiTypes';
import {apiDocumentOf} from './readDocument';
import type {Entry} from './reading';

export type CalledServer = Server;

export type Called = {
  /** Of the document, its paths and its operations. */
  servers: CalledServer[];
  /** Addresses that give tokens for client credentials. */
  tokens: string[];
};

/**
 * @param entry of the list of APIs
 * @returns what is called for it
 * @throws Error when its document cannot be read
 */
export async function calledBy(entry: Entry): Promise<Called> {
  const {specification, operations} = await apiDocumentOf(entry);
  const schemes = Object.values(specification.components?.securitySchemes ?? {});
  return {
    servers: [specification, ...operations].flatMap(({servers = []}) => servers),
    tokens: schemes.flatMap(({flows}) => flows?.clientCredentials?.tokenUrl ?? []),
  };
}
