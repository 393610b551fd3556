/** An entity as Markdown: its summary and a list of its fields, each with a table of its values where these are few. */
import {code, headingAnchor, markdownTable} from '../insertions/markdown';
import {locations, prefixes, releases, type Entity, type Field} from '.';
import {exampleInWords, fieldTypeInWords, hasOneValue, isObject, placesInWords} from './inWords';

/** Longer examples are cut, so that one column does not push the others off a screen. */
const longestExample = 36;

/** Target of links to a field or to the values of one, such as `communication.kind`. */
export const anchorOf = (entity: string, field: string) => `${entity}.${field}`;

/** Objects have their example on the page or with their own entity; a single value is its own example. */
function exampleOf({type, example}: Field): string {
  if (isObject(type.kind === 'list' ? type.of : type) || hasOneValue(type)) return '';
  const words = exampleInWords(example);
  const shown = words.length > longestExample ? `${words.slice(0, longestExample - 1)}…` : words;
  return ` Example: ${code(shown)}.`;
}

const setPlace = (place: string) => (/\.\w+$/.test(place) ? code(place) : place);

/** @param titleOf heading of another entity on the same page */
function factsOf(entity: Entity, field: Field, titleOf: (name: string) => string): string {
  const type = fieldTypeInWords(entity, field, {
    code,
    entity: (name) => `[${titleOf(name)}](#${headingAnchor(titleOf(name))})`,
    values: ({values, explainedAt = anchorOf(entity.name, field.name)}) =>
      `[one of ${Object.keys(values).length} values](#${explainedAt}.values)`,
  }).replace(/^\[?./, (start) => start.toUpperCase());
  const {nullable, optional, since} = field;
  const empty = entity.form === 'row' ? 'empty' : code('null');
  const emptiness = `${nullable ? 'may be' : 'never'} ${empty}${optional ? ', may be left out' : ''}`;
  const places = placesInWords(field, setPlace, code).join(', ');
  return `${type}; ${emptiness}.${exampleOf(field)} Since ${since} in ${places}.`;
}

function valuesTable(entity: Entity, {name, type}: Field): string[] {
  if (type.kind !== 'enum' || type.explainedAt || hasOneValue(type)) return [];
  const rows = Object.entries(type.values).map(([value, words]) => [code(value), words]);
  const id = `${anchorOf(entity.name, name)}.values`;
  return [`<a id="${id}"></a>Values of ${code(name)}:`, markdownTable([code(name), 'Meaning'], rows)];
}

/** Blank lines make the content between the tags Markdown. The name is a link to itself, for copying. */
function definition(entity: Entity, field: Field, titleOf: (name: string) => string): string {
  const id = anchorOf(entity.name, field.name);
  return [
    `<div class="entry">\n<dt><a id="${id}" href="#${id}"><code>${field.name}</code></a></dt>\n<dd>`,
    field.meaning,
    factsOf(entity, field, titleOf),
    ...valuesTable(entity, field),
    '</dd>\n</div>',
  ].join('\n\n');
}

/**
 * @param entity what to show
 * @param titleOf heading of another entity on the same page
 */
export function toMarkdown(entity: Entity, titleOf: (name: string) => string): string {
  const fields = entity.fields.map((field) => definition(entity, field, titleOf));
  return [entity.summary, `<dl class="fields">\n${fields.join('\n')}\n</dl>`].join('\n\n');
}

/** @returns the table of prefixes */
export const identifiersMarkdown = (): string =>
  markdownTable(
    ['Prefix', 'Entity', 'Example'],
    Object.entries(prefixes).map(([prefix, {entity, example}]) => [
      code(`${prefix}_`),
      entity,
      code(example),
    ]),
  );

/** @returns the table of the days that `Since` names, each with its post */
export const releasesMarkdown = (): string =>
  markdownTable(
    ['Since', 'What came', 'Post'],
    Object.entries(releases).map(([day, {slug, brought, title}]) => [
      code(day),
      brought,
      `[${title}](/blog/${slug})`,
    ]),
  );

/** @returns the table of places in which fields appear */
export const locationsMarkdown = (): string =>
  markdownTable(
    ['Where', 'What that is'],
    Object.entries(locations).map(([place, words]) => [setPlace(place), words]),
  );
