/**
 * Swagger 2.0 as OpenAPI 3.0, by swagger2openapi, which docusaurus-plugin-openapi-docs uses, too. The upgrader of Scalar
 * is worked on more, but needs Node 22.
 */
import {convertObj} from 'swagger2openapi';
import {isObject, type Json} from './grammar';
import {escapeSegment} from './jsonPointer';

const warning = 'x-s2o-warning';

const isSwagger = (document: object): boolean => 'swagger' in document && document.swagger === '2.0';

/** Where the converter says that it has lost something. */
function warningsIn(node: unknown, pointer = '#'): string[] {
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === warning
      ? [`${pointer} ${String(value)}`]
      : warningsIn(value, `${pointer}/${escapeSegment(name)}`),
  );
}

/** Without `schemes` an API has that of the page which shows it, and pages are served by HTTPS. */
function withScheme(document: Json): Json {
  const servers = (document.servers ?? []) as {url: string}[];
  const full = servers.map((server) => ({...server, url: server.url.replace(/^\/\//, 'https://')}));
  return servers.length ? {...document, servers: full} : document;
}

/**
 * @param document as one object
 * @param file that it was read from
 * @returns a Swagger 2.0 document as an OpenAPI 3.0 one, with what to tell of that; any other as it is
 * @throws Error with the reason of the converter
 */
export async function openApiOf(
  document: object,
  file: string,
): Promise<{document: object; notes: string[]}> {
  if (!isSwagger(document)) return {document, notes: []};
  const options = {patch: true, warnOnly: true, warnProperty: warning};
  const made = await convertObj(structuredClone(document), options).catch((error: unknown) => {
    throw new Error(
      `${file}#/swagger cannot be converted to OpenAPI 3.0: ${String(error)}. Remedy: correct what "npx redocly lint ${file}" says, or convert it by hand.`,
      {cause: error},
    );
  });
  const lost = warningsIn(made.openapi).map(
    (text) =>
      `${file}${text.replace(/\.$/, '')}. Remedy: look at its page; write the document in OpenAPI 3 to say more.`,
  );
  const note = `${file} is Swagger 2.0, and was converted to OpenAPI 3.0.`;
  return {document: withScheme(made.openapi as Json), notes: [note, ...lost]};
}
