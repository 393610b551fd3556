/** What an OpenID provider says of itself (OpenID Connect Discovery 1.0, section 4). */
import {sendRequest} from '../sendRequest';
import type {Metadata} from './flows';

const wellKnown = '/.well-known/openid-configuration';
const slashless = (url: string) => url.replace(/\/$/, '');

/**
 * Asks an OpenID provider for its addresses.
 *
 * @throws Error in words for the reader, also when the provider gives itself out for another one
 */
export async function discover(url: string, signal: AbortSignal): Promise<Metadata> {
  const {status, body} = await sendRequest(
    {method: 'GET', url, headers: [['Accept', 'application/json']]},
    signal,
  );
  const text = await body.text();
  if (status !== 200)
    throw new Error(`${url} answered with status ${status}, so the addresses are not known.`);
  let metadata: Partial<Metadata>;
  try {
    metadata = JSON.parse(text) as Metadata;
  } catch {
    throw new Error(`${url} did not answer with JSON, so the addresses are not known.`);
  }
  if (typeof metadata?.issuer !== 'string' || !slashless(url).endsWith(wellKnown))
    throw new Error(`${url} names no issuer, so it is not the configuration of an OpenID provider.`);
  if (slashless(metadata.issuer) !== slashless(url).slice(0, -wellKnown.length))
    throw new Error(`${url} belongs to another issuer (${metadata.issuer}), so it is not used.`);
  return metadata as Metadata;
}
