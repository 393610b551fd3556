/** Types and places of fields in words, for the page and for the CSV file. */
import type {Appearance, Entity, Field, FieldType, Json} from './types';
import {forms} from './vocabulary';
import {siteLanguage} from '../../site/language';

export type Enumeration = Extract<FieldType, {kind: 'enum'}>;

/** How the words are set: Markdown on the page, plain in a file. */
export type TextStyle = {
  code: (value: string) => string;
  entity: (name: string) => string;
  /** How an enumeration of several values is shown. */
  values: (type: Enumeration) => string;
};

const number = (value: number) => value.toLocaleString(siteLanguage);

type Limits = {min?: number; max?: number};

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

/** @returns words as they stand within a sentence */
export function lower(words: string): string {
  return keepsCapital.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
}

/** @returns words as they begin a sentence */
export const upper = (words: string) => words.replace(/^\[?./, (start) => start.toUpperCase());

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
      return hasOneValue(type)
        ? `Only ${Object.keys(type.values).map(style.code).join('')}`
        : style.values(type);
    case 'integer':
    case 'number':
      return `${type.kind === 'integer' ? 'Integer' : 'Number'}${rangeInWords(type)}${type.unit ? ` ${type.unit}` : ''}`;
    case 'boolean':
      return 'Boolean';
    case 'time':
      return type.milliseconds ? 'Time with milliseconds' : 'Time';
    case 'date':
      return 'Date';
    case 'list': {
      const each = typeInWords(type.of, style);
      return isObject(type.of)
        ? `List of ${lower(each)}`
        : `List${sizeInWords(type, 'items')}; each ${lower(each)}`;
    }
    case 'object':
      return style.entity(type.entity);
    case 'details':
      return 'Object';
    case 'either':
      return type.of
        .map((one, index) => (index ? lower(typeInWords(one, style)) : typeInWords(one, style)))
        .join(' or ');
  }
}

export function hasOneValue({values}: Enumeration): boolean {
  return Object.keys(values).length === 1;
}

/** @returns the values of an enumeration with their meanings, such as "Values: note (A note), tag (A tag)." */
export function valuesInWords(type: FieldType): string {
  if (type.kind !== 'enum' || hasOneValue(type)) return '';
  const values = Object.entries(type.values).map(([value, meaning]) => `${value} (${meaning})`);
  return ` Values: ${values.join(', ')}.`;
}

/** Is it an entity of its own, or one of several? */
export function isObject(type: FieldType): boolean {
  return type.kind === 'object' || (type.kind === 'either' && type.of.every(isObject));
}

/** @returns the type of a field; in a CSV file, emptiness is said of the cell, not of the type */
export function fieldTypeInWords({form}: Pick<Entity, 'form'>, {type}: Field, style: TextStyle): string {
  const words = typeInWords(type, style);
  return form === 'row' ? words.replaceAll(', not empty', '') : words;
}

/** @returns place and other name of each appearance, such as "metadata.csv (communication_id)" */
export function locationInWords(
  appearance: Appearance,
  set: {place: (place: string) => string; name: (name: string) => string},
): string {
  return typeof appearance === 'string'
    ? set.place(appearance)
    : `${set.place(appearance.in)} (${[appearance.as].flat().map(set.name).join(', ')})`;
}

/** @returns an example as it stands in JSON, or, for text, without quotes */
export function exampleInWords(example: Json): string {
  return typeof example === 'string' ? example : JSON.stringify(example);
}

/** @returns the text without the backticks of Markdown */
export function plain(text: string): string {
  return text.replaceAll('`', '');
}

/** What a missing value is called: JSON has `null`, a CSV file has empty cells. */
export function emptyValue({form}: Pick<Entity, 'form'>): 'null' | 'empty' {
  return form === 'row' ? 'empty' : 'null';
}
