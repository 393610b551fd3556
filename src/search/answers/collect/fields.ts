/** Answers to the names of fields: of the data dictionary, of the APIs that are sold, and of the documents. */
import {
  displaySchema,
  namedSchemas,
  schemaAddresses,
  slug,
  typeName,
  type SchemaOrBoolean,
} from '../../../api-reference/contract';
import {
  anchorOf,
  apis,
  entities,
  operationAnchor,
  plainText,
  typeInWords,
  type Api,
  type ApiField,
  type Field,
  type Operation,
  type Shape,
} from '../../../content/contract.node';
import {apiReference} from '../../../site/products';
import {nameKey} from '../recognise';
import {brief} from './brief';
import type {ApiSource} from './apiSources';
import {grouped, type AnswerSource} from './source';

/** A field at one place: `owner` has it. */
type Place = {area: string; name: string; owner: string; ownerKey?: string; text: string; to: string};

/** A card has no more places than a reader takes in at a glance; of more, each has a card of its own. */
const mostPlaces = 4;

const titleOf = (name: string) => entities.find((entity) => entity.name === name)?.title ?? name;

const style = {
  code: (value: string) => value,
  entity: titleOf,
  values: ({values}: {values: Readonly<Record<string, string>>}) =>
    `One of ${Object.keys(values).join(', ')}`,
};

const dictionaryText = ({type, meaning, since}: Field) =>
  `${brief(meaning)} ${typeInWords(type, style)}. Since ${since}.`;

const dictionaryPlaces = (): Place[] =>
  entities.flatMap(({name: entity, title, fields}) =>
    fields.map((field) => ({
      area: 'Focus',
      name: field.name,
      owner: title,
      ownerKey: entity,
      text: dictionaryText(field),
      to: `/docs/focus/appendix/data-dictionary#${anchorOf(entity, field.name)}`,
    })),
  );

const areas = {focus: 'Focus', transact: 'Transact', aiApi: 'AI API'} as const;

const fieldsIn = (shape: Shape | undefined): readonly ApiField[] =>
  shape && 'fields' in shape ? shape.fields : [];

const fieldText = ({meaning, type, limit, default: otherwise}: ApiField) =>
  plainText(
    `${brief(meaning)} ${[type, limit].filter(Boolean).join('; ')}.${otherwise ? ` Default: ${otherwise}.` : ''}`,
  );

const operationPlaces = ({id, page}: Api, operation: Operation): Place[] =>
  [...(operation.parameters ?? []), ...fieldsIn(operation.body), ...fieldsIn(operation.answer)].map(
    (field) => ({
      area: areas[id],
      name: field.name,
      owner: operation.title,
      text: fieldText(field),
      to: `${page}#${operationAnchor(operation.id)}`,
    }),
  );

const schemaText = (schema: SchemaOrBoolean) => {
  const shown = displaySchema(schema);
  return `${brief(shown.description ?? '')} ${typeName(shown)}.`.trim();
};

/** Other names, such as `status`, are words of anybody's query. */
const isInCode = (name: string) => /[_A-Z-]/.test(name);

function documentPlaces({pages, document}: ApiSource): Place[] {
  const addresses = schemaAddresses(document, pages);
  const properties = namedSchemas(document).flatMap(({name: owner, id, schema}) =>
    Object.entries(displaySchema(schema).properties ?? {}).map(([name, property]) => ({
      area: apiReference.name,
      name,
      owner,
      ownerKey: owner,
      text: schemaText(property),
      to: addresses.get(owner)!.replace(/#.*/, `#${slug(id, name)}`),
    })),
  );
  const parameters = document.operations.flatMap(({id, title, parameters: own = []}) =>
    own.map(({name, in: where, description = '', schema}) => ({
      area: apiReference.name,
      name,
      owner: title,
      text: `${brief(description)} ${schema ? `${typeName(displaySchema(schema))}.` : ''}`.trim(),
      to: `${pages}/${id}#${slug(where, name)}`,
    })),
  );
  return [...properties, ...parameters].filter(({name}) => isInCode(name));
}

/** Places that say the same are one. */
const distinct = (places: readonly [Place, ...Place[]]): [Place, ...Place[]] => [
  places[0],
  ...places.slice(1).filter(({text}, index) => places.findIndex((one) => one.text === text) === index + 1),
];

const card = (places: readonly [Place, ...Place[]], title: string): AnswerSource['card'] => ({
  kind: 'Field',
  title,
  area: places[0].area,
  lines: places.map(({owner, text}) => ({label: owner, text})),
  to: places[0].to,
});

function fieldAnswers(all: readonly [Place, ...Place[]]): AnswerSource[] {
  const places = distinct(all);
  const cards =
    places.length <= mostPlaces
      ? [card(places, places[0].name)]
      : all.flatMap((place) => (place.ownerKey ? [card([place], `${place.ownerKey}.${place.name}`)] : []));
  return cards.map((one) => ({file: 'names', keys: [nameKey(one.title)], card: one}));
}

/** @returns every field; one card for a name in an area, unless very many places have it */
export function fieldAnswersOf(sources: readonly ApiSource[]): AnswerSource[] {
  const places = [
    ...dictionaryPlaces(),
    ...apis.flatMap((api) => api.operations.flatMap((operation) => operationPlaces(api, operation))),
    ...sources.flatMap(documentPlaces),
  ];
  return [...grouped(places, ({area, name}) => `${area} ${name}`).values()].flatMap(fieldAnswers);
}
