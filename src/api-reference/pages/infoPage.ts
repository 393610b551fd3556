/** The introduction of an API and the pages of its tags. */
import {generatedModule} from '../../docusaurus/contract.node';
import {withImports} from './componentsImport';
import {sampleRequest} from '../samples/sampleRequest';
import {writers} from '../../samples/languages';
import {blocks, element, fence, line} from './mdx';
import type {ApiDocument, ReferenceTag} from '../model/openApiTypes';
import {PageAnchors} from './pageAnchors';
import {furtherReading, inline, link, linkTo, opening, prose} from './descriptionMarkdown';
import {schemeName, securitySchemes} from './security';
import {serverList} from './servers';
import {topicsOf, type Topics} from '../model/topics';

function servers({specification}: ApiDocument, page: PageAnchors): string {
  const hasRequests = Object.keys(specification.paths ?? {}).length > 0;
  return hasRequests ? blocks('## Servers', serverList(specification.servers, page)) : '';
}

/** Rows of the operations of a tag: method, path, summary. */
function operationRows({operations}: ApiDocument, tag: ReferenceTag): string {
  const rows = operations
    .filter(({tags}) => tags.includes(tag.name))
    .map(({id, kind, method, path, title, deprecated}) =>
      line(
        'ApiRow',
        {method: kind === 'webhook' ? 'event' : method, path, deprecated},
        `[${inline(title)}](./${id}.api.mdx)`,
      ),
    );
  return element('ApiRows', {}, rows.join('\n'));
}

function contents(document: ApiDocument): string {
  if (!document.tags.length) return '';
  return blocks(
    '## Operations by tag',
    ...document.tags.map((tag) =>
      blocks(
        `### [${inline(tag.title)}](./${tag.id}.tag.mdx)`,
        inline(opening(tag.description).first),
        operationRows(document, tag),
      ),
    ),
  );
}

function about({specification: {info, externalDocs}}: ApiDocument): string {
  const {contact = {}, license, termsOfService} = info;
  const address = contact.url ?? (contact.email && `mailto:${contact.email}`);
  const name = contact.name ?? contact.email ?? contact.url;
  const lines = [
    name && `- Contact: ${link(name, address ?? '')}`,
    license && `- Licence: ${link(license.name, license.url ?? '')}`,
    termsOfService && `- ${link('Terms of service', termsOfService)}`,
    externalDocs && `- ${furtherReading(externalDocs)}`,
  ].filter(Boolean);
  return lines.length ? blocks('## About this API', lines.join('\n')) : '';
}

/** Name of the build data that holds what `factsOf` says of an API's files. */
export const factsFile = (id: string) => `downloads-${id}.json`;

/** A call to begin with: the one that the document marks, or the first that reads and asks for nothing but credentials. */
function firstCall({operations}: ApiDocument): string {
  const operation =
    operations.find((each) => each['x-first-call']) ??
    operations.find(
      ({kind, method, parameters = []}) =>
        kind === 'operation' && method === 'get' && !parameters.some(({required}) => required),
    );
  if (!operation) return '';
  return blocks(
    `**First call**: [${inline(operation.title)}](./${operation.id}.api.mdx)`,
    fence(writers.bash(sampleRequest(operation)), 'bash'),
  );
}

/**
 * What a first call needs, in one place. The page imports the files of the API, whose sizes are known when a site is built,
 * and not yet now.
 */
function start(document: ApiDocument, id: string, topics: Topics['topics']): string {
  const {info, servers: all = [], components} = document.specification;
  const schemes = Object.entries(components?.securitySchemes ?? {});
  const lines = [
    all[0] && `- **Base address**: \`${all[0].url}\``,
    schemes.length &&
      `- **Credentials**: ${schemes.map(([name, scheme]) => schemeName(name, scheme)).join(', or ')}; see [security schemes](#security-schemes)`,
    `- **Version**: ${inline(String(info.version))}; see the [change log](./changes.mdx)`,
    topics.length &&
      `- **Read more**: ${topics.map((topic) => linkTo(topic.title, `./${topic.id}.mdx`)).join(', ')}`,
  ].filter(Boolean);
  return blocks(
    `import downloads from '${generatedModule('api-reference', factsFile(id))}';`,
    element(
      'ApiStart',
      {},
      blocks(
        '## Start here',
        lines.join('\n'),
        firstCall(document),
        '**Download**, for code generators, HTTP clients and tests:',
        '<Export url={downloads[0].path} files={downloads} />',
      ),
    ),
  );
}

/**
 * Markdown of the introduction page of an API.
 *
 * @param id of the API whose files are offered for download
 */
export function infoPage(document: ApiDocument, id: string): string {
  const {info, components} = document.specification;
  const page = new PageAnchors();
  const {opening, rest, topics} = topicsOf(document);
  const schemes = securitySchemes(components?.securitySchemes);
  return withImports(
    blocks(
      info.description && info.summary && `**${inline(info.summary)}**`,
      prose(opening, 2),
      start(document, id, topics),
      prose(rest, 2),
      servers(document, page),
      schemes && blocks('## Security schemes', schemes),
      contents(document),
      about(document),
    ),
  );
}

/** Markdown of the page of a tag. */
export function tagPage(document: ApiDocument, tag: ReferenceTag): string {
  return withImports(
    blocks(prose(tag.description, 2), furtherReading(tag.externalDocs), operationRows(document, tag)),
  );
}
