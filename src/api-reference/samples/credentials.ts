/** Where a request carries its credentials, as names of environment variables. */
import type {Operation, SecurityScheme} from '../model/openApiTypes';
import type {Basic} from '../../samples/sampleRequest';
import type {TextOrVariable} from '../../samples/textWithVariables';

export type Credentials = {
  headers: {name: string; value: TextOrVariable[]}[];
  query: TextOrVariable[][];
  cookies: TextOrVariable[][];
  basic?: Basic;
};

const variableName = (name: string) =>
  name
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .replace(/^(?=\d)/, 'KEY_')
    .toUpperCase() || 'API_KEY';

function apiKey({in: place, name = 'key'}: SecurityScheme): Partial<Credentials> {
  const variable = {variable: variableName(name)};
  if (place === 'query') return {query: [[`${encodeURIComponent(name)}=`, variable]]};
  if (place === 'cookie') return {cookies: [[`${name}=`, variable]]};
  return {headers: [{name, value: [variable]}]};
}

function http(name: string, {scheme = 'bearer'}: SecurityScheme): Partial<Credentials> {
  if (scheme.toLowerCase() === 'basic') {
    const isClient = /client/i.test(name);
    return {
      basic: isClient
        ? {user: 'CLIENT_ID', password: 'CLIENT_SECRET'}
        : {user: 'API_USERNAME', password: 'API_PASSWORD'},
    };
  }
  const word = scheme.toLowerCase() === 'bearer' ? 'Bearer' : scheme;
  return {headers: [{name: 'Authorization', value: [`${word} `, {variable: 'ACCESS_TOKEN'}]}]};
}

function credentials(name: string, scheme: SecurityScheme | undefined): Partial<Credentials> {
  if (scheme?.type === 'apiKey') return apiKey(scheme);
  if (scheme?.type === 'http') return http(name, scheme);
  return /^(oauth2|openIdConnect)$/.test(scheme?.type ?? '') ? http(name, {type: 'http'}) : {};
}

/** The credentials of the first requirement that asks for any; all of its schemes together. */
export function credentialsOf({security = [], securitySchemes = {}}: Operation): Credentials {
  const names = Object.keys(security.find((requirement) => Object.keys(requirement).length > 0) ?? {});
  const all = names.map((name) => credentials(name, securitySchemes[name]));
  return {
    headers: all.flatMap(({headers = []}) => headers),
    query: all.flatMap(({query = []}) => query),
    cookies: all.flatMap(({cookies = []}) => cookies),
    basic: all.find(({basic}) => basic)?.basic,
  };
}
