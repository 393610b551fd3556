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

const options = {patch: true, warnOnly: true, warnProperty: warning};

/** The converter changes what it gets. */
const convert = async (document: object): Promise<object> =>
  (await convertObj(structuredClone(document), options)).openapi;

/** @returns the document without the paths at which the converter fails, and what to tell of each */
async function withoutFaulty(document: Json, file: string): Promise<{document: Json; notes: string[]}> {
  const notes: string[] = [];
  const paths: Json = {};
  for (const [route, item] of Object.entries(isObject(document.paths) ? document.paths : {})) {
    const error = await convert({...document, paths: {[route]: item}}).then(
      () => undefined,
      (reason: unknown) => String(reason),
    );
    if (error === undefined) paths[route] = item;
    else
      notes.push(
        `${file}#/paths/${escapeSegment(route)} cannot be converted to OpenAPI 3.0: ${error}. It has no page. Remedy: correct what "npx redocly lint ${file}" says of it.`,
      );
  }
  return {document: {...document, paths}, notes};
}

/**
 * @param document as one object
 * @param file that it was read from
 * @returns a Swagger 2.0 document as an OpenAPI 3.0 one, with what to tell of that; any other as it is
 * @throws Error with the reason of the converter, where that is in no path
 */
export async function openApiOf(
  document: object,
  file: string,
): Promise<{document: object; notes: string[]}> {
  if (!isSwagger(document)) return {document, notes: []};
  let notes: string[] = [];
  const made = await convert(document)
    .catch(async () => {
      const sound = await withoutFaulty(document as Json, file);
      notes = sound.notes;
      return convert(sound.document);
    })
    .catch((error: unknown) => {
      throw new Error(
        `${file}#/swagger cannot be converted to OpenAPI 3.0: ${String(error)}. Remedy: correct what "npx redocly lint ${file}" says, or convert it by hand.`,
        {cause: error},
      );
    });
  const lost = warningsIn(made).map(
    (text) =>
      `${file}${text.replace(/\.$/, '')}. Remedy: look at its page. To say more, write the document in OpenAPI 3.`,
  );
  const note = `${file} is Swagger 2.0, and was converted to OpenAPI 3.0.`;
  return {document: withScheme(made as Json), notes: [note, ...notes, ...lost]};
}
