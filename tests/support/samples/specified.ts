/** What the operations of a specification ask for on the wire, read from the document itself. */
import type {SpecifiedOperation} from '../openapi';
import type {Case, Sent} from './awkward';

const credentials: Record<string, Record<string, string>> = {
  petstore_auth: {authorization: 'Bearer YOUR_ACCESS_TOKEN'},
  bearerAuth: {authorization: 'Bearer YOUR_ACCESS_TOKEN'},
  api_key: {api_key: 'YOUR_API_KEY'},
  clientBasic: {
    authorization: `Basic ${Buffer.from('YOUR_CLIENT_ID:YOUR_CLIENT_SECRET').toString('base64')}`,
  },
};

function bodyOf({requestBody}: SpecifiedOperation, fileText: string): Pick<Sent, 'body' | 'headers'> {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!type || !media) return {};
  const value = media.example ?? Object.values(media.examples ?? {})[0]?.value;
  const headers = {'content-type': type};
  if (type === 'application/octet-stream') return {headers, body: fileText};
  if (type === 'application/json') return {headers, body: value};
  return {headers, body: Object.entries(value as object).map(([name, item]) => [name, String(item)])};
}

/** The two specifications use the default styles alone, and give every parameter that is sent an example of its own. */
export function caseOf(operation: SpecifiedOperation, fileText: string): Case {
  const parameters = operation.parameters?.filter(({example}) => example !== undefined) ?? [];
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (all, {name, example}) => all.replace(`{${name}}`, encodeURIComponent(String(example))),
      operation.path,
    );
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({name, example}) => [example].flat().map((value): [string, string] => [name, String(value)]));
  const headers = parameters.filter((parameter) => parameter.in === 'header');
  const scheme = Object.keys(operation.security?.[0] ?? {})[0] ?? '';
  const body = bodyOf(operation, fileText);
  return {
    name: `${operation.method} ${operation.path}`,
    operation,
    sent: {
      method: operation.method.toUpperCase(),
      target: `${path}${query.length ? `?${new URLSearchParams(query).toString().replaceAll('+', '%20')}` : ''}`,
      ...body,
      headers: {
        ...Object.fromEntries(headers.map(({name, example}) => [name.toLowerCase(), String(example)])),
        ...credentials[scheme],
        ...body.headers,
      },
    },
  };
}
