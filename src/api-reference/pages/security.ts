/** Authentication: what an operation asks for, and the schemes of an API in full. */
import {blocks} from './mdx';
import type {Flow, Operation, SecurityScheme} from '../model/openApiTypes';
import {inline, prose} from './descriptionMarkdown';

const flowNames: Record<string, string> = {
  implicit: 'Implicit',
  password: 'Resource owner password',
  clientCredentials: 'Client credentials',
  authorizationCode: 'Authorisation code',
};

function httpName({scheme = '', bearerFormat}: SecurityScheme): string {
  const known: Record<string, string> = {basic: 'Basic', bearer: 'bearer token', digest: 'Digest'};
  return `HTTP ${known[scheme.toLowerCase()] ?? scheme}${bearerFormat ? ` (${bearerFormat})` : ''}`;
}

/** A scheme in a few words: what is sent, and where. */
export function schemeName(name: string, scheme: SecurityScheme | undefined): string {
  switch (scheme?.type) {
    case 'oauth2':
      return `OAuth 2.0 access token (\`${name}\`) in the \`Authorization\` header`;
    case 'openIdConnect':
      return `OpenID Connect token (\`${name}\`) in the \`Authorization\` header`;
    case 'http':
      return `${httpName(scheme)} (\`${name}\`) in the \`Authorization\` header`;
    case 'apiKey':
      return `API key (\`${name}\`) in the ${scheme.in} ${scheme.in === 'query' ? 'parameter ' : ''}\`${scheme.name}\``;
    case 'mutualTLS':
      return `A client certificate (\`${name}\`, mutual TLS)`;
    default:
      return `\`${name}\``;
  }
}

/** What one alternative asks for; several schemes in it are needed together. */
function alternativeText(
  alternative: Record<string, string[]>,
  schemes: Operation['securitySchemes'],
): string {
  const parts = Object.entries(alternative).map(([name, scopes]) => {
    const list = scopes.map((scope) => `\`${scope}\``).join(', ');
    return `${schemeName(name, schemes?.[name])}${scopes.length ? `, with scope ${list}` : ''}`;
  });
  return parts.length ? parts.join(', together with ') : 'No credentials';
}

/** What an operation asks for, under its heading; nothing where the document says nothing. */
export function security(
  {security: alternatives, securitySchemes = {}}: Operation,
  heading: (text: string) => string,
): string {
  if (!alternatives) return '';
  const asked = alternatives.some((alternative) => Object.keys(alternative).length > 0);
  const lines = alternatives.map((alternative) => `- ${alternativeText(alternative, securitySchemes)}`);
  return blocks(
    heading('Authorisation'),
    !asked && 'None. Anyone can call this operation.',
    asked && lines.length > 1 && 'One of:',
    asked && lines.join('\n'),
  );
}

const cell = (text: string) => text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');

function scopesTable(scopes: Flow['scopes']): string {
  const rows = Object.entries(scopes ?? {}).map(
    ([scope, text]) => `| \`${cell(scope)}\` | ${cell(prose(text))} |`,
  );
  return rows.length ? ['| Scope | Allows |', '|---|---|', ...rows].join('\n') : '';
}

function flowText(name: string, flow: Flow): string {
  const addresses = [
    ['Authorisation address', flow.authorizationUrl],
    ['Token address', flow.tokenUrl],
    ['Refresh address', flow.refreshUrl],
  ].flatMap(([label, url]) => (url ? [`- ${label}: \`${url}\``] : []));
  return blocks(`**${flowNames[name] ?? name} flow**`, addresses.join('\n'), scopesTable(flow.scopes));
}

/** Flows that offer the same scopes share one table. */
function flows(scheme: SecurityScheme): string {
  const all = Object.entries(scheme.flows ?? {});
  const tables = new Set(all.map(([, {scopes}]) => scopesTable(scopes)));
  const shared = all.length > 1 && tables.size === 1;
  return blocks(
    ...all.map(([name, flow]) => flowText(name, shared ? {...flow, scopes: undefined} : flow)),
    ...(shared ? tables : []),
  );
}

/** Every scheme of an API with its flows, addresses and scopes. */
export function securitySchemes(schemes: Record<string, SecurityScheme> | undefined): string {
  return blocks(
    ...Object.entries(schemes ?? {}).map(([name, scheme]) =>
      blocks(
        `### ${inline(name)}`,
        `${schemeName(name, scheme)}.`,
        prose(scheme.description),
        scheme.openIdConnectUrl && `- Configuration: \`${scheme.openIdConnectUrl}\``,
        flows(scheme),
      ),
    ),
  );
}
