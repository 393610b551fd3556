/**
 * The body of Slack's `chat.postMessage` with the blocks that TeamScribe uses, as a JSON Schema. Slack publishes no
 * schema; the limits are those of its reference at docs.slack.dev (Blocks, Block elements, Composition objects).
 */

/** What Slack allows, by the words of the page on the Slack output. */
const limits = {
  blocks: 50,
  header: 150,
  sectionText: 3000,
  fields: 10,
  fieldText: 2000,
  contextElements: 10,
  actions: 25,
  buttonText: 75,
  id: 255,
} as const;

const urlMaxCharacters = 3000;

type Schema = Record<string, unknown>;

const object = (required: string[], properties: Schema): Schema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const string = (maxLength: number, more: Schema = {}): Schema => ({
  type: 'string',
  minLength: 1,
  maxLength,
  ...more,
});

const plainText = (maxLength: number) =>
  object(['type', 'text'], {
    type: {const: 'plain_text'},
    text: string(maxLength),
    emoji: {type: 'boolean'},
  });

const mrkdwn = (maxLength: number) =>
  object(['type', 'text'], {
    type: {const: 'mrkdwn'},
    text: string(maxLength, {pattern: String.raw`^(?:[^&<>]|&(?:amp|lt|gt);|<[@#!]?[^<>]+>)*$`}),
    verbatim: {type: 'boolean'},
  });

const text = (maxLength: number): Schema => ({oneOf: [plainText(maxLength), mrkdwn(maxLength)]});

const array = (items: Schema, maxItems: number): Schema => ({type: 'array', minItems: 1, maxItems, items});

const button = object(['type', 'text', 'action_id'], {
  type: {const: 'button'},
  text: plainText(limits.buttonText),
  action_id: string(limits.id),
  url: string(urlMaxCharacters, {pattern: '^https://'}),
  value: string(2000),
  style: {enum: ['primary', 'danger']},
});

const block = (type: string, required: string[], properties: Schema) =>
  object(['type', ...required], {type: {const: type}, block_id: string(limits.id), ...properties});

const blocks: Schema[] = [
  block('header', ['text'], {text: plainText(limits.header)}),
  block('divider', [], {}),
  block('context', ['elements'], {elements: array(text(limits.sectionText), limits.contextElements)}),
  block('actions', ['elements'], {elements: array(button, limits.actions)}),
  {
    ...block('section', [], {
      text: text(limits.sectionText),
      fields: array(text(limits.fieldText), limits.fields),
    }),
    anyOf: [{required: ['text']}, {required: ['fields']}],
  },
];

export const postMessage: Schema = object(['channel', 'text', 'blocks'], {
  channel: {type: 'string', pattern: '^[CDG][A-Z0-9]{8,}$'},
  text: string(4000),
  unfurl_links: {type: 'boolean'},
  unfurl_media: {type: 'boolean'},
  thread_ts: {type: 'string', pattern: String.raw`^\d{10}\.\d{6}$`},
  blocks: array({oneOf: blocks}, limits.blocks),
});
