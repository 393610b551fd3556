/** The introduction of an API and the pages of its tags. */
import {generatedModule} from '../../docusaurus/contract.node';
import {withImports} from './componentsImport';
import {blocks, element, line} from './mdx';
import type {ApiDocument, ReferenceTag} from '../model/openApiTypes';
import {PageAnchors} from './pageAnchors';
import {inline, link, opening, prose} from './descriptionMarkdown';
import {furtherReading} from './schemaFields';
import {securitySchemes} from './security';
import {serverList} from './servers';

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

/** The files of an API; their sizes are known when a site is built, and not yet now, so the page imports them. */
function downloadLinks(id: string): string {
  return blocks(
    `import downloads from '${generatedModule('api-reference', factsFile(id))}';`,
    '## Download',
    'The API for your own tools: code generators, HTTP clients, tests. The [change log](./changes.mdx) says what each version brought.',
    '<Export url={downloads[0].path} files={downloads} />',
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
  const schemes = securitySchemes(components?.securitySchemes);
  return withImports(
    blocks(
      `Version ${info.version}`,
      info.description && info.summary && `**${inline(info.summary)}**`,
      prose(info.description ?? info.summary, 2),
      servers(document, page),
      schemes && blocks('## Security schemes', schemes),
      contents(document),
      downloadLinks(id),
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
