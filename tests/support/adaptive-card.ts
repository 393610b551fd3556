/**
 * The part of the Adaptive Card schema 1.5 that TeamScribe uses (adaptivecards.io), and the `msteams` property, which only
 * Teams knows. What values may be, Microsoft's own reader says.
 */

type Schema = Record<string, unknown>;

const object = (required: string[], properties: Schema): Schema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const text: Schema = {type: 'string', minLength: 1};
const list = (items: Schema, maxItems = 100): Schema => ({type: 'array', minItems: 1, maxItems, items});

const common = {id: text, isVisible: {}, separator: {}, spacing: text};

const textBlock = object(['type', 'text'], {
  ...common,
  type: {const: 'TextBlock'},
  text,
  color: text,
  isSubtle: {},
  maxLines: {},
  size: text,
  style: text,
  weight: text,
  wrap: {},
});

const factSet = object(['type', 'facts'], {
  ...common,
  type: {const: 'FactSet'},
  facts: list(object(['title', 'value'], {title: text, value: text})),
});

const openUrl = object(['type', 'title', 'url'], {
  type: {const: 'Action.OpenUrl'},
  title: text,
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
  body: list({oneOf: [textBlock, factSet]}),
  actions: list(openUrl, 6),
  msteams: object([], {width: {const: 'Full'}, entities: list(mention, 20)}),
});
