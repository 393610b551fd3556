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
    'no further fields',
    object({}),
    object({}, {additionalProperties: false}),
    ['!changed  no longer allows further fields'],
    ['changed  no longer allows further fields'],
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
];
