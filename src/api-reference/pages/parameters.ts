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

const styles: Record<string, string> = {
  deepObject: 'written as name[property]=value',
  spaceDelimited: 'separated by spaces',
  pipeDelimited: 'separated by vertical bars',
  label: 'written in label style',
  matrix: 'written in matrix style',
};

/** How a list or an object is written into an address or a header. */
function serialisation({in: place, style, explode, schema, content}: Parameter): string[] {
  const [type] = Object.keys(content ?? {});
  if (type) return [`written as ${type}`];
  const isList = typeName(displaySchema(schema)).startsWith('array');
  const isObject = Boolean(displaySchema(schema).properties ?? displaySchema(schema).additionalProperties);
  if (!isList && !isObject) return [];
  const form = style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  if (form === 'form' && (explode ?? true))
    return [isList ? 'repeat the parameter for each item' : 'each property is a parameter'];
  return [styles[form] ?? 'separated by commas'];
}

function besideHeader(header: Header): FieldExtras {
  const {description, deprecated, example, content} = header;
  const [media] = Object.values(content ?? {});
  const named = {...media?.examples, ...header.examples};
  const values = [example, media?.example, ...Object.values(named).map(({value}): unknown => value)];
  return {
    description,
    deprecated,
    // They go before those of its schema.
    examples: shownAll(values.filter((value) => value !== undefined)),
    further: externalExamples(named),
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
      const rows = here.map((parameter) => {
        const {name, required} = parameter;
        const position = {page, id: `${prefix}${place}`, label: name};
        const beside = besideParameter(parameter);
        return field(name, schemaFor(parameter), position, {as: 'ParamsItem', required, beside});
      });
      return rows.length > 0 && blocks(heading(text), element('ParamsDetails', {}, blocks(...rows)));
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
