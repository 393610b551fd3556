/** Types and places of fields in words, for the page and for the CSV file. */
import {lowerFirst} from 'lodash';
import {siteLanguage} from '../../site/language';
import {forms, type Entity, type Field, type FieldType, type Json, type Limits} from '.';

type Enumeration = Extract<FieldType, {kind: 'enum'}>;

type SetWords = (words: string) => string;

/** How the words are set: Markdown on the page, plain in a file. */
export type TextStyle = {
  code: SetWords;
  entity: SetWords;
  /** How an enumeration of several values is shown. */
  values: (type: Enumeration) => string;
};

const number = (value: number) => value.toLocaleString(siteLanguage);

/** How many there may be, such as ", 1 to 80 characters"; nothing where any number may. */
function sizeInWords({min = 0, max}: Limits, unit: string): string {
  if (max === undefined) return min > 0 ? ', not empty' : '';
  return min > 0 ? `, ${number(min)} to ${number(max)} ${unit}` : `, at most ${number(max)} ${unit}`;
}

function rangeInWords({min, max}: Limits): string {
  if (min === undefined) return '';
  return max === undefined ? `, ${number(min)} or more` : `, ${number(min)} to ${number(max)}`;
}

const keepsCapital = /^(?:E\.164|IPv|Focus|BCP)/;

/** Words as they stand within a sentence. */
const lower = (words: string) => (keepsCapital.test(words) ? words : lowerFirst(words));

/** @returns the type, such as "Text, 1 to 80 characters" */
export function typeInWords(type: FieldType, style: TextStyle): string {
  switch (type.kind) {
    case 'identifier':
      return type.of === 'any' ? 'Identifier' : `Identifier ${style.code(`${type.of}_`)}`;
    case 'text': {
      const words = forms[type.form ?? '']?.words ?? 'Text';
      const set = words.replace(/`([^`]+)`/g, (_, code: string) => style.code(code));
      return `${set}${sizeInWords(type, 'characters')}`;
    }
    case 'enum':
      return hasOneValue(type) ? `Only ${style.code(Object.keys(type.values).join(''))}` : style.values(type);
    case 'integer':
    case 'number':
      return `${type.kind === 'integer' ? 'Integer' : 'Number'}${rangeInWords(type)}${type.unit ? ` ${type.unit}` : ''}`;
    case 'time':
      return type.milliseconds ? 'Time with milliseconds' : 'Time';
    case 'list': {
      const each = lower(typeInWords(type.of, style));
      return isObject(type.of) ? `List of ${each}` : `List${sizeInWords(type, 'items')}; each ${each}`;
    }
    case 'object':
      return style.entity(type.entity);
    case 'either': {
      const [first = '', ...more] = type.of.map((one) => typeInWords(one, style));
      return [first, ...more.map(lower)].join(' or ');
    }
    default:
      return {boolean: 'Boolean', date: 'Date', details: 'Object'}[type.kind];
  }
}

/** @returns whether a type is an enumeration of one value */
export const hasOneValue = (type: FieldType) => type.kind === 'enum' && Object.keys(type.values).length === 1;

/** @returns the meaning as plain text, with the values of an enumeration, such as "Values: note (A note), tag (A tag)." */
export function meaningInWords({meaning, type, optional}: Field, saysOptional = false): string {
  const values =
    type.kind === 'enum' && !hasOneValue(type)
      ? ` Values: ${Object.entries(type.values)
          .map(([value, words]) => `${value} (${words})`)
          .join(', ')}.`
      : '';
  return plain(`${meaning}${optional && saysOptional ? ' Optional.' : ''}${values}`);
}

/** @returns whether a type is an entity of its own, or one of several */
export function isObject(type: FieldType): boolean {
  return type.kind === 'object' || (type.kind === 'either' && type.of.every(isObject));
}

/** @returns the type of a field; in a CSV file, emptiness is said of the cell, not of the type */
export function fieldTypeInWords({form}: Entity, {type}: Field, style: TextStyle): string {
  const words = typeInWords(type, style);
  return form === 'row' ? words.replaceAll(', not empty', '') : words;
}

/**
 * @param setPlace how a place is set, and `setName` a name
 * @returns place and other name of each appearance, such as "metadata.csv (communication_id)"
 */
export function placesInWords(
  {appearsIn}: Field,
  setPlace: SetWords = String,
  setName: SetWords = String,
): string[] {
  const namesOf = (names: string | readonly string[]) => [names].flat().map((name) => setName(name));
  return appearsIn.map((place) =>
    typeof place === 'string' ? setPlace(place) : `${setPlace(place.in)} (${namesOf(place.as).join(', ')})`,
  );
}

/** @returns an example as it stands in JSON, or, for text, without quotes */
export const exampleInWords = (example: Json): string =>
  typeof example === 'string' ? example : JSON.stringify(example);

/** @returns the text without the backticks of Markdown */
export const plain = (text: string): string => text.replaceAll('`', '');
