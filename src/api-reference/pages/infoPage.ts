/** The introduction of an API and the pages of its tags. */
import {downloadLinks} from '../downloads/downloadLinks';
import {withImports} from './componentsImport';
import {blocks, element, line} from './mdx';
import type {ApiDocument, InfoPage, ReferenceTag, TagPage} from '../model/openApiTypes';
import {PageAnchors} from './pageAnchors';
import {inline, link, opening, prose} from './descriptionMarkdown';
import {furtherReading} from './schemaFields';
import {securitySchemes} from './security';
import {serverList} from './servers';

function servers({specification}: ApiDocument, page: PageAnchors): string {
  const list = serverList(specification.servers, page);
  return list && blocks('## Servers', list);
}

/** Where a tag stands among others (OpenAPI 3.2); one that has no operations has no page. */
function family({tags, specification}: ApiDocument, {name, parent, kind}: ReferenceTag): string {
  const named = (one: string) => {
    const page = tags.find((tag) => tag.name === one);
    const declared = specification.tags?.find((tag) => tag.name === one);
    return page ? `[${inline(page.title)}](./${page.id}.tag.mdx)` : inline(declared?.summary ?? one);
  };
  const parts = tags.filter((tag) => tag.parent === name).map((tag) => named(tag.name));
  return blocks(
    parent && `Part of ${named(parent)}.`,
    parts.length > 0 && `Its parts: ${parts.join(', ')}.`,
    kind && kind !== 'nav' && `Kind of tag: \`${kind}\`.`,
  );
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
        family(document, tag),
        operationRows(document, tag),
      ),
    ),
  );
}

function about({specification: {$self, info, externalDocs}}: ApiDocument): string {
  const {contact = {}, license, termsOfService} = info;
  const address = contact.url ?? (contact.email && `mailto:${contact.email}`);
  const name = contact.name ?? contact.email ?? contact.url;
  const lines = [
    name && `- Contact: ${link(name, address ?? '')}`,
    license && `- Licence: ${link(license.name, license.url ?? '')}`,
    termsOfService && `- ${link('Terms of service', termsOfService)}`,
    externalDocs && `- ${furtherReading(externalDocs)}`,
    $self && `- Address of its document: \`${$self}\``,
  ].filter(Boolean);
  return lines.length ? blocks('## About this API', lines.join('\n')) : '';
}

/** Markdown of the introduction page of an API. */
export function infoPage({document, downloads}: InfoPage): string {
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
      downloads && downloadLinks(downloads),
      about(document),
    ),
  );
}

/** Markdown of the page of a tag. */
export function tagPage({document, tag}: TagPage): string {
  return withImports(
    blocks(
      prose(tag.description, 2),
      family(document, tag),
      furtherReading(tag.externalDocs),
      operationRows(document, tag),
    ),
  );
}
