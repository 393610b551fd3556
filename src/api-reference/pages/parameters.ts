/** Parameters and headers: fields whose facts stand partly beside their schema. */
import {shownAll, typeName} from '../model/schemaFacts';
import {blocks, element} from './mdx';
import {displaySchema} from '../model/displaySchema';
import type {Header, Operation, Parameter, Schema} from '../model/openApiTypes';
import type {PageAnchors} from './pageAnchors';
import {externalExamples} from './descriptionMarkdown';
import {field, type FieldExtras} from './schemaFields';

const places: [Parameter['in'], string][] = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Header parameters'],
  ['cookie', 'Cookie parameters'],
];

/** The schema of a parameter, or that of the one media type that its text has. */
const schemaFor = ({schema, content}: Header): Schema =>
  schema ?? Object.values(content ?? {})[0]?.schema ?? {};

/** Examples of the parameter itself go before those of its schema. */
function examplesOf({example, examples, content}: Header): string[] | undefined {
  const media = Object.values(content ?? {})[0];
  const named = Object.values({...media?.examples, ...examples}).map(({value}): unknown => value);
  const own = [example, media?.example, ...named].filter((value) => value !== undefined);
  return shownAll(own);
}

/** How a list or an object is written into an address or a header. */
function serialisation({in: place, style, explode, schema, content}: Parameter): string[] {
  const [type] = Object.keys(content ?? {});
  if (type) return [`written as ${type}`];
  const isList = typeName(displaySchema(schema)).startsWith('array');
  const isObject = Boolean(displaySchema(schema).properties ?? displaySchema(schema).additionalProperties);
  if (!isList && !isObject) return [];
  const form = style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  if (form === 'deepObject') return ['written as name[property]=value'];
  if (form === 'spaceDelimited') return ['separated by spaces'];
  if (form === 'pipeDelimited') return ['separated by vertical bars'];
  if (form === 'form' && (explode ?? true))
    return [isList ? 'repeat the parameter for each item' : 'each property is a parameter'];
  if (form === 'label' || form === 'matrix') return [`written in ${form} style`];
  return ['separated by commas'];
}

function besideHeader(header: Header): FieldExtras {
  const {description, deprecated, examples, content} = header;
  const [media] = Object.values(content ?? {});
  return {
    description,
    deprecated,
    examples: examplesOf(header),
    further: externalExamples({...media?.examples, ...examples}),
  };
}

function besideParameter(parameter: Parameter): FieldExtras {
  const notes = [
    ...serialisation(parameter),
    ...(parameter.allowEmptyValue ? ['may be empty'] : []),
    ...(parameter.allowReserved ? ['reserved characters stay as they are'] : []),
  ];
  return {...besideHeader(parameter), notes: notes.length ? notes : undefined};
}

/** The parameters of one place (path, query, header, cookie). */
function parameterFields(parameters: Parameter[], id: string, page: PageAnchors): string {
  const rows = parameters.map((parameter) =>
    field(
      parameter.name,
      schemaFor(parameter),
      {page, id, label: parameter.name},
      {
        as: 'ParamsItem',
        required: parameter.required,
        beside: besideParameter(parameter),
      },
    ),
  );
  return element('ParamsDetails', {}, blocks(...rows));
}

/**
 * All parameters of an operation, a section for each place.
 *
 * @param heading makes the heading of a section
 * @param prefix of every id
 */
export function parameters(
  operation: Operation,
  page: PageAnchors,
  heading: (text: string) => string,
  prefix = '',
): string {
  return blocks(
    ...places.map(([place, text]) => {
      const here = operation.parameters?.filter((parameter) => parameter.in === place) ?? [];
      return here.length > 0 && blocks(heading(text), parameterFields(here, `${prefix}${place}`, page));
    }),
  );
}

/** The headers of a response. */
export function headerFields(
  headers: Record<string, Header> | undefined,
  id: string,
  page: PageAnchors,
): string {
  const rows = Object.entries(headers ?? {}).map(([name, header]) =>
    field(
      name,
      schemaFor(header),
      {page, id, label: name},
      {required: header.required, beside: besideHeader(header)},
    ),
  );
  return rows.length ? blocks('**Headers**', element('ResponseHeaders', {}, blocks(...rows))) : '';
}
