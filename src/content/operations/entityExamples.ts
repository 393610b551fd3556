/** Answers of the Focus REST API, made of the examples of the data dictionary. */
import {entityOf} from '../data-dictionary';
import type {Field, Json} from '../data-dictionary/types';

const isInAnswers = ({appearsIn}: Field) => appearsIn.some((place) => place === 'REST');

/**
 * @param changes fields that have other values in this answer
 * @returns the entity as the REST API answers it, each field with its example
 */
export function entityExample(name: string, changes: Readonly<Record<string, Json>> = {}): Json {
  const fields = entityOf(name).fields.filter(isInAnswers);
  return {...Object.fromEntries(fields.map((field) => [field.name, field.example])), ...changes};
}

/** Entities whose members the list leaves out. */
const leftOut: Readonly<Record<string, readonly string[]>> = {communication: ['transcript']};

/**
 * @param changes fields that have other values in this answer
 * @returns the last page of a list, with one entity in it
 */
export function listExample(name: string, changes?: Readonly<Record<string, Json>>): Json {
  const members = Object.entries(entityExample(name, changes) as Record<string, Json>);
  const without = leftOut[name] ?? [];
  return {
    items: [Object.fromEntries(members.filter(([member]) => !without.includes(member)))],
    next_cursor: null,
  };
}
