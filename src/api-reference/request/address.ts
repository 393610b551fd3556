/** Where requests go: one address of a server for pages, samples, console and policy. */
import type {Server} from '../model/openApiTypes';
import type {TextOrVariable} from '../../samples/textWithVariables';

/** Whether an address names the host that answers; a relative one leaves it to the place of the document. */
export const hasHost = (address: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(address);

/**
 * @param server without one, OpenAPI has `/`
 * @param chosen values of its variables; one that is empty or missing has its default
 * @returns its address without a slash at its end; a path alone, or nothing, where the document names no host
 */
export function serverAddress(
  {url, variables = {}}: Server = {url: '/'},
  chosen: Record<string, string> = {},
): string {
  const filled = url
    .replace(/\{([^}]+)\}/g, (whole, name: string) => chosen[name] || variables[name]?.default || whole)
    .replace(/\/+$/, '');
  return hasHost(filled) || !filled ? filled : `/${filled.replace(/^(\.?\/)+/, '')}`;
}

/** @returns the addresses of a server, one for each combination of its listed values; a free value is a `*` */
export const everyAddress = (server: Server): string[] =>
  Object.entries(server.variables ?? {})
    .reduce<Record<string, string>[]>(
      (all, [name, {enum: values = ['*']}]) =>
        all.flatMap((chosen) => values.map((value) => ({...chosen, [name]: value}))),
      [{}],
    )
    .map((chosen) => serverAddress(server, chosen));

/** @returns an address as programs have it; one without a host follows an environment variable */
export const programAddress = (address: string): TextOrVariable[] =>
  hasHost(address) ? [address] : [{variable: 'API_ORIGIN'}, address];

/** What a page says where samples have the variable. */
export const noHost =
  'The document names no host. The samples read it, with its scheme, from the variable `API_ORIGIN`.';
