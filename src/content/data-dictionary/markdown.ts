/** An entity as Markdown: its summary, a list of its fields, and a table for each enumeration. */
import {markdownTable} from '../insertions/markdownTable';
import type {Entity, Field} from './types';
import {
  emptyValue,
  exampleInWords,
  fieldTypeInWords,
  hasOneValue,
  isObject,
  locationInWords,
  upper,
  type TextStyle,
} from './typesInWords';
import {locations, prefixes, releases} from './vocabulary';

/** Longer examples are cut, so that one column does not push the others off a screen. */
const longestExample = 36;

const code = (value: string) => `\`${value}\``;

/** Target of links to a field or to the values of one, such as `communication.kind`. */
export const anchorOf = (entity: string, field: string) => `${entity}.${field}`;

const target = (id: string) => `<a id="${id}"></a>`;

/** Blank lines make the content between the tags Markdown. The name is a link to itself, for copying. */
const definition = (id: string, {name, meaning}: Field, facts: string) =>
  `<dt><a id="${id}" href="#${id}"><code>${name}</code></a></dt>\n<dd>\n\n${meaning}\n\n${facts}\n\n</dd>`;

const hasObjects = ({type}: Field): boolean => isObject(type.kind === 'list' ? type.of : type);

/** Objects have their example on the page or with their own entity; a single value is its own example. */
function exampleOf(field: Field): string | undefined {
  if (hasObjects(field) || (field.type.kind === 'enum' && hasOneValue(field.type))) return undefined;
  const words = exampleInWords(field.example);
  return code(words.length > longestExample ? `${words.slice(0, longestExample - 1)}…` : words);
}

function emptyWords(entity: Entity, {nullable, optional}: Field): string {
  const empty = emptyValue(entity) === 'null' ? code('null') : 'empty';
  return `${nullable ? 'may be' : 'never'} ${empty}${optional ? ', may be left out' : ''}`;
}

const setPlace = {
  place: (place: string) => (/\.\w+$/.test(place) ? code(place) : place),
  name: code,
};

/** Anchor that Docusaurus gives the heading of an entity. */
export const headingAnchor = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-');

/**
 * @param entity what to show
 * @param titleOf heading of another entity on the same page
 */
export function toMarkdown(entity: Entity, titleOf: (name: string) => string): string {
  const linkTo = (name: string) => `[${titleOf(name)}](#${headingAnchor(titleOf(name))})`;
  const fields = entity.fields.map((field) => {
    const style: TextStyle = {
      code,
      entity: linkTo,
      values: ({values, explainedAt}) =>
        `[one of ${Object.keys(values).length} values](#${explainedAt ? `${explainedAt}.values` : valuesAnchor(entity, field)})`,
    };
    const example = exampleOf(field);
    const where = field.appearsIn.map((appearance) => locationInWords(appearance, setPlace)).join(', ');
    const type = `${upper(fieldTypeInWords(entity, field, style))}; ${emptyWords(entity, field)}.`;
    const facts = [type, ...(example ? [`Example: ${example}.`] : []), `Since ${field.since} in ${where}.`];
    return definition(anchorOf(entity.name, field.name), field, facts.join(' '));
  });
  const values = entity.fields.flatMap((field) =>
    field.type.kind === 'enum' && !field.type.explainedAt && !hasOneValue(field.type)
      ? [
          `${target(valuesAnchor(entity, field))}Values of ${code(field.name)}:`,
          markdownTable(
            [code(field.name), 'Meaning'],
            Object.entries(field.type.values).map(([value, words]) => [code(value), words]),
          ),
        ]
      : [],
  );
  return [entity.summary, `<dl class="fields">\n${fields.join('\n')}\n</dl>`, ...values].join('\n\n');
}

const valuesAnchor = (entity: Entity, {name}: Field) => `${anchorOf(entity.name, name)}.values`;

/** @returns the table of prefixes */
export function identifiersMarkdown(): string {
  return markdownTable(
    ['Prefix', 'Entity', 'Example'],
    Object.entries(prefixes).map(([prefix, {entity, example}]) => [
      code(`${prefix}_`),
      entity,
      code(example),
    ]),
  );
}

/** @returns the table of the days that `Since` names, each with its post */
export function releasesMarkdown(): string {
  return markdownTable(
    ['Since', 'What came', 'Post'],
    Object.entries(releases).map(([day, {slug, brought, title}]) => [
      code(day),
      brought,
      `[${title}](/blog/${slug})`,
    ]),
  );
}

/** @returns the table of places in which fields appear */
export function locationsMarkdown(): string {
  return markdownTable(
    ['Where', 'What that is'],
    Object.entries(locations).map(([place, words]) => [setPlace.place(place), words]),
  );
}
