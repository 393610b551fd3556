/** The token endpoint of the small APIs: client credentials against a token with the scopes that were asked for. */
import {json, type Received, type Reply} from './server';

export function tokenEndpoint(client: {id: string; secret: string}, seconds: number) {
  const basic = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`;
  const tokens = new Map<string, string[]>();
  return {
    issue({headers, body}: Received): Reply {
      if (headers.authorization !== basic)
        return json(401, {error: 'invalid_client', error_description: 'Client authentication failed.'});
      const form = new URLSearchParams(body);
      if (form.get('grant_type') !== 'client_credentials')
        return json(400, {error: 'unsupported_grant_type'});
      const scope = form.get('scope') ?? '';
      const access_token = `example-access-token-${String(tokens.size + 1).padStart(4, '0')}`;
      tokens.set(access_token, scope.split(' '));
      return json(200, {access_token, token_type: 'Bearer', expires_in: seconds, scope});
    },
    /** Scopes of the token of a request; undefined without a valid one. */
    scopesOf: ({headers}: Received) => tokens.get(headers.authorization?.replace(/^Bearer /, '') ?? ''),
  };
}
