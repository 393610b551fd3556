/** Changes of what a schema allows by itself: types, enumerations, limits, defaults. */
import {text, type Case} from './schemaCases';

export const limitCases: Case[] = [
  [
    'another type',
    text,
    {type: 'boolean'},
    ['!changed  type is `boolean`, it was `string`'],
    ['!changed  type is `boolean`, it was `string`'],
  ],
  [
    'a wider type',
    {type: 'integer'},
    {type: 'number'},
    ['changed  type is `number`, it was `integer`'],
    ['!changed  type is `number`, it was `integer`'],
  ],
  [
    'null, as OpenAPI 3.0 writes it',
    text,
    {...text, nullable: true},
    ['changed  type is `null or string`, it was `string`'],
    ['!changed  type is `null or string`, it was `string`'],
  ],
  [
    'a new value',
    {enum: ['a']},
    {enum: ['b', 'a']},
    ['changed  has the new value `b`'],
    ['!changed  has the new value `b`'],
  ],
  [
    'a value that is gone',
    {enum: ['a', 'b']},
    {enum: ['a']},
    ['!changed  no longer allows the value `b`'],
    ['changed  no longer allows the value `b`'],
  ],
  [
    'an enumeration where anything went',
    text,
    {...text, enum: ['a']},
    ['!changed  `enum` is new: `["a"]`'],
    ['changed  `enum` is new: `["a"]`'],
  ],
  [
    'a lower upper limit',
    {maxLength: 9},
    {maxLength: 5},
    ['!changed  `maxLength` is `5`, it was `9`'],
    ['changed  `maxLength` is `5`, it was `9`'],
  ],
  [
    'a limit that excludes its value',
    {minimum: 1, exclusiveMinimum: false},
    {minimum: 1, exclusiveMinimum: true},
    ['!changed  `exclusiveMinimum` is `1`, in place of `minimum` `1`'],
    ['changed  `exclusiveMinimum` is `1`, in place of `minimum` `1`'],
  ],
  [
    'another default',
    {default: 1},
    {default: 2},
    ['!changed  `default` is `2`, it was `1`'],
    ['changed  `default` is `2`, it was `1`'],
  ],
];
