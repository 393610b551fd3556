/** Request and response bodies. */
import {blocks, element, summaryOf} from './mdx';
import {nameOf} from '../model/displaySchema';
import {headerFields} from './parameters';
import type {Content, Encoding, Link, Media, Operation, Response} from '../model/openApiTypes';
import type {PageAnchors} from './pageAnchors';
import {externalExamples, inline, opening, prose} from './descriptionMarkdown';
import {shown} from '../model/schemaFacts';
import {tree, type Direction} from './schemaFields';

/** How the parts of a form are sent, where the document says so. */
function encodings(encoding: Record<string, Encoding> | undefined, id: string, page: PageAnchors): string {
  const parts = Object.entries(encoding ?? {}).map(([name, {contentType, headers}]) =>
    blocks(
      contentType && `The part \`${name}\` has the content type \`${contentType}\`.`,
      headerFields(headers, `${id}-${name}-header`, page),
    ),
  );
  return blocks(...parts);
}

type BodiesOptions = {isTaken?: boolean; isChoice?: boolean; said?: string; required?: boolean};

const useOf = (required: boolean | undefined) =>
  required === undefined ? undefined : required ? 'required' : 'optional';

/**
 * The bodies of a content; media types that share a schema are described once.
 *
 * @param id of all that is inside
 * @param given whether an element of the page has the id already, whether the reader may choose one of them, what was said
 *   of the body, and whether it may be missing
 */
function bodies(
  content: Content | undefined,
  id: string,
  label: string,
  page: PageAnchors,
  as: 'RequestSchema' | 'ResponseSchema',
  direction: Direction,
  {isTaken = false, isChoice = false, ...given}: BodiesOptions = {},
): string {
  const groups = new Map<unknown, {types: string[]; media: Media}>();
  for (const [type, media] of Object.entries(content ?? {})) {
    const key = nameOf(media.schema) ?? media.schema;
    const group = groups.get(key) ?? {types: [], media};
    groups.set(key, {...group, types: [...group.types, type]});
  }
  return blocks(
    ...[...groups.values()].map(({types, media}, index) => {
      const anchor = isTaken && index === 0 ? undefined : page.id(id);
      const said = given.said ? [given.said] : [];
      const position = {page, id: anchor ?? id, label, direction, said};
      return element(
        as,
        {types, isOneOf: isChoice && groups.size > 1, use: useOf(given.required)},
        blocks(
          media.schema ? tree(media.schema, position, anchor) : 'No schema.',
          externalExamples(media.examples),
          encodings(media.encoding, position.id, page),
        ),
      );
    }),
  );
}

/**
 * The request body of an operation under its heading.
 *
 * @param id of all that is inside
 * @param direction of what is in it: an event that the API sends holds what its responses hold
 * @param isChoice whether the reader may choose its content type and example
 */
export function requestBody(
  {requestBody: body}: Operation,
  page: PageAnchors,
  heading: (text: string) => string,
  {id, direction, isChoice = false}: {id: string; direction: Direction; isChoice?: boolean},
): string {
  if (!body) return '';
  const {description, required = false, content} = body;
  return blocks(
    heading('Request body'),
    prose(description),
    isChoice && '<ApiBodyChoice />',
    bodies(content, id, 'the request body', page, 'RequestSchema', direction, {
      isChoice,
      required,
      said: description,
    }) || (required ? 'Required.' : 'Optional.'),
  );
}

/** The name of the operation that a link calls, with its page where it has one. */
function called(link: Link, page: PageAnchors): string {
  const target = page.target(link);
  if (target) return `call [${inline(target.title)}](./${target.id}.api.mdx)`;
  const name = link.operationId ?? link.operationRef;
  return name ? `call \`${name}\`` : 'a further call';
}

function links(response: Response, page: PageAnchors): string {
  const lines = Object.entries(response.links ?? {}).map(([name, link]) => {
    const values = Object.entries(link.parameters ?? {}).map(
      ([key, value]) => `\`${key}\` = \`${shown(value)}\``,
    );
    const body = link.requestBody === undefined ? [] : [`body = \`${shown(link.requestBody)}\``];
    const given = [...values, ...body].join(', ');
    const server = link.server ? ` at \`${link.server.url}\`` : '';
    return `- \`${name}\`: ${called(link, page)}${server}${given ? ` with ${given}` : ''}. ${inline(opening(link.description).first)}`.trim();
  });
  return lines.length ? blocks('**Links**', lines.join('\n')) : '';
}

/** A title holds so many characters. */
const titleLength = 160;

/** What a response means: a title, and the text that the title leaves out. */
function meaning(description: string): {title: string; rest: string} {
  const {first, rest} = opening(description);
  const isShort = first.length <= titleLength;
  const title = isShort ? first : summaryOf(first);
  return {title: title.replace(/\.$/, ''), rest: isShort ? rest : prose(description)};
}

type ResponsesOptions = {
  /** Of every id. */
  prefix?: string;
  direction?: Direction;
};

/** One response: status and meaning, what to do about an error, headers, body and links. */
function response(
  status: string,
  answer: Response,
  isOpen: boolean,
  page: PageAnchors,
  {prefix = '', direction = 'response'}: ResponsesOptions,
): string {
  const id = page.id(`${prefix}response`, status);
  const {title, rest} = meaning(answer.description);
  return element(
    'StatusCodes',
    {id, status, title, isOpen: isOpen || undefined},
    blocks(
      rest,
      answer['x-remedy'] && prose(`What to do: ${answer['x-remedy']}`),
      headerFields(answer.headers, `${prefix}${status}-header`, page),
      answer.content && Object.keys(answer.content).length
        ? bodies(answer.content, id, `the response ${status}`, page, 'ResponseSchema', direction, {
            isTaken: true,
            said: answer.description,
          })
        : 'No body.',
      links(answer, page),
    ),
  );
}

/** The responses of an operation by status, of which the first that is a success shows. */
export function responses(
  all: Operation['responses'] = {},
  page: PageAnchors,
  options: ResponsesOptions = {},
): string {
  const statuses = Object.keys(all);
  const shown = statuses.find((status) => status.startsWith('2')) ?? statuses[0];
  const written = Object.entries(all).map(([status, item]) =>
    response(status, item, status === shown, page, options),
  );
  return written.length ? element('ApiResponses', {}, blocks(...written)) : '';
}
