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
];
