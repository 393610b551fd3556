/**
 * The part of the Adaptive Card schema 1.5 that TeamScribe uses, written from Microsoft's reference
 * (adaptivecards.io, "Format cards in Microsoft Teams"), and the `msteams` property, which only Teams knows.
 */

type Schema = Record<string, unknown>;

const object = (required: string[], properties: Schema): Schema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const text: Schema = {type: 'string', minLength: 1};

const flag: Schema = {type: 'boolean'};

/** The reference gives these values with a small first letter; clients ignore capitals. */
const oneOf = (...values: string[]): Schema => ({
  enum: [...values, ...values.map((value) => value.charAt(0).toUpperCase() + value.slice(1))],
});

const spacing = oneOf('default', 'none', 'small', 'medium', 'large', 'extraLarge', 'padding');

const element = (type: string, required: string[], properties: Schema) =>
  object(['type', ...required], {
    type: {const: type},
    id: text,
    isVisible: flag,
    separator: flag,
    spacing,
    height: oneOf('auto', 'stretch'),
    ...properties,
  });

const textBlock = element('TextBlock', ['text'], {
  text,
  color: oneOf('default', 'dark', 'light', 'accent', 'good', 'warning', 'attention'),
  fontType: oneOf('default', 'monospace'),
  horizontalAlignment: oneOf('left', 'center', 'right'),
  isSubtle: flag,
  maxLines: {type: 'integer', minimum: 1},
  size: oneOf('default', 'small', 'medium', 'large', 'extraLarge'),
  style: oneOf('default', 'heading'),
  weight: oneOf('default', 'lighter', 'bolder'),
  wrap: flag,
});

const factSet = element('FactSet', ['facts'], {
  facts: {type: 'array', minItems: 1, items: object(['title', 'value'], {title: text, value: text})},
});

const openUrl = object(['type', 'title', 'url'], {
  type: {const: 'Action.OpenUrl'},
  id: text,
  title: text,
  tooltip: text,
  url: {type: 'string', pattern: '^https://'},
});

const mention = object(['type', 'text', 'mentioned'], {
  type: {const: 'mention'},
  text: {type: 'string', pattern: '^<at>[^<>]+</at>$'},
  mentioned: object(['id', 'name'], {id: text, name: text}),
});

export const adaptiveCard: Schema = object(['type', 'version', 'body'], {
  $schema: {const: 'http://adaptivecards.io/schemas/adaptive-card.json'},
  type: {const: 'AdaptiveCard'},
  version: {enum: ['1.0', '1.1', '1.2', '1.3', '1.4', '1.5']},
  lang: {type: 'string', pattern: '^[a-z]{2}$'},
  fallbackText: text,
  speak: text,
  body: {type: 'array', minItems: 1, items: {oneOf: [textBlock, factSet]}},
  actions: {type: 'array', minItems: 1, maxItems: 6, items: openUrl},
  msteams: object([], {
    width: {const: 'Full'},
    entities: {type: 'array', maxItems: 20, items: mention},
  }),
});
