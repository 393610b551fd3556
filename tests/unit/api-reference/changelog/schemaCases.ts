/** Changes of a schema's fields and parts, with what the change log says where a client sends the value and where it receives it. */

export type Schema = Record<string, unknown>;

export const object = (properties: Schema, more: Schema = {}): Schema => ({
  type: 'object',
  properties,
  ...more,
});

export const text = {type: 'string'};

/** A breaking change has an exclamation mark. */
export type Case = [name: string, before: Schema, after: Schema, sent: string[], received: string[]];

export const cases: Case[] = [
  ['nothing', object({a: text}), object({a: text}), [], []],
  [
    'wording',
    {...text, description: 'One', example: 'a', title: 'A', 'x-a': 1},
    {...text, description: 'Two', example: 'b', title: 'B', 'x-a': 2},
    [],
    [],
  ],
  ['a new field', object({}), object({a: text}), ['added `a` is new'], ['added `a` is new']],
  [
    'a new required field',
    object({}),
    object({a: text}, {required: ['a']}),
    ['!added `a` is new and required'],
    ['added `a` is new'],
  ],
  ['a field that is gone', object({a: text}), object({}), ['!removed `a` is gone'], ['!removed `a` is gone']],
  [
    'a field that becomes required',
    object({a: text}),
    object({a: text}, {required: ['a']}),
    ['!changed `a` is required, it was optional'],
    ['changed `a` is always there, it was optional'],
  ],
  [
    'a field that becomes optional',
    object({a: text}, {required: ['a']}),
    object({a: text}),
    ['changed `a` is optional, it was required'],
    ['!changed `a` may be absent, it was always there'],
  ],
  [
    'a deprecated field',
    object({a: text}),
    object({a: {...text, deprecated: true}}),
    ['deprecated `a` is deprecated'],
    ['deprecated `a` is deprecated'],
  ],
  [
    'a field that may be used again',
    object({a: {...text, deprecated: true}}),
    object({a: text}),
    ['changed `a` is no longer deprecated'],
    ['changed `a` is no longer deprecated'],
  ],
  [
    'a field that becomes read-only',
    object({a: text}),
    object({a: {...text, readOnly: true}}),
    ['!removed `a` is gone'],
    [],
  ],
  [
    'a field that becomes write-only',
    object({a: text}),
    object({a: {...text, writeOnly: true}}),
    [],
    ['!removed `a` is gone'],
  ],
  [
    'a new field that is read-only',
    object({}),
    object({a: {...text, readOnly: true}}, {required: ['a']}),
    [],
    ['added `a` is new'],
  ],
  [
    'a read-only field that is gone',
    object({a: {...text, readOnly: true}}),
    object({}),
    [],
    ['!removed `a` is gone'],
  ],
  [
    'a nested field',
    object({a: object({b: text})}),
    object({a: object({b: text, c: text})}),
    ['added `a.c` is new'],
    ['added `a.c` is new'],
  ],
  [
    'a field of a list',
    object({a: {type: 'array', items: object({b: text})}}),
    object({a: {type: 'array', items: object({})}}),
    ['!removed `a[].b` is gone'],
    ['!removed `a[].b` is gone'],
  ],
  [
    'no further fields',
    object({}),
    object({}, {additionalProperties: false}),
    ['!changed  no longer allows further fields'],
    ['changed  no longer allows further fields'],
  ],
  [
    'the type of further fields',
    object({}, {additionalProperties: text}),
    object({}, {additionalProperties: {type: 'integer'}}),
    ['!changed `*` type is `integer`, it was `string`'],
    ['!changed `*` type is `integer`, it was `string`'],
  ],
  [
    'another alternative',
    {oneOf: [{...text, title: 'A'}]},
    {
      oneOf: [
        {type: 'integer', title: 'B'},
        {...text, title: 'A'},
      ],
    },
    ['changed  allows `B` as well'],
    ['!changed  allows `B` as well'],
  ],
  [
    'an alternative that is gone',
    {anyOf: [{title: 'A'}, {title: 'B', type: 'string'}]},
    {anyOf: [{title: 'A'}]},
    ['!changed  no longer allows `B`'],
    ['changed  no longer allows `B`'],
  ],
  [
    'an alternative in another place that has changed',
    {oneOf: [object({}, {title: 'A'}), object({b: text}, {title: 'B'})]},
    {oneOf: [object({b: text}, {title: 'B'}), object({a: text}, {title: 'A'})]},
    ['added `a` is new'],
    ['added `a` is new'],
  ],
  [
    'a part of allOf',
    {allOf: [object({a: text}), object({b: text})]},
    {allOf: [object({a: text}), object({b: {...text, maxLength: 3}})]},
    ['!changed `b` `maxLength` is new: `3`'],
    ['changed `b` `maxLength` is new: `3`'],
  ],
  [
    'parts of allOf in one',
    {allOf: [object({a: text}), object({b: text}, {required: ['b']})]},
    object({a: text, b: text}, {required: ['b']}),
    [],
    [],
  ],
  [
    'a limit that two parts of allOf have',
    {allOf: [{maxLength: 9}, {maxLength: 5}]},
    {allOf: [{maxLength: 9}, {maxLength: 4}]},
    ['!changed  `maxLength` has changed'],
    ['!changed  `maxLength` has changed'],
  ],
  [
    'a keyword without a rule of its own',
    {if: {const: 1}},
    {if: {const: 2}},
    ['!changed  `if` has changed'],
    ['!changed  `if` has changed'],
  ],
  [
    'a discriminator that knows one more value',
    {discriminator: {propertyName: 'a', mapping: {x: 'X'}}},
    {discriminator: {propertyName: 'a', mapping: {x: 'X', y: 'Y'}}},
    [],
    [],
  ],
  [
    'another discriminator',
    {discriminator: {propertyName: 'a'}},
    {discriminator: {propertyName: 'b'}},
    ['!changed  `discriminator` has changed'],
    ['!changed  `discriminator` has changed'],
  ],
];
