/** Operations as MDX for the pages of their products: pure, facts still to be inserted. */
import {kebabCase, upperFirst} from 'lodash';
import {entityOf} from '../data-dictionary';
import {code, headingAnchor, markdownTable} from '../insertions/markdown';
import {operationSamples} from './samples';
import type {Api, ApiField, Operation, Shape} from '.';

/** Anchor of an operation: its name in words, such as `create-session`. */
export const operationAnchor = (id: string) => kebabCase(id);

function factsOf({type, required, limit, default: otherwise}: ApiField): string {
  const need = required === true ? 'required' : required && `required ${required}`;
  const facts = [type, need, limit].filter(Boolean).join('; ');
  return otherwise ? `${facts}. Default: ${otherwise}.` : `${facts}.`;
}

/** Blank lines make the content between the tags Markdown. */
function fieldList(fields: readonly ApiField[]): string {
  const items = fields.map(
    (field) => `<dt>${code(field.name)}</dt>\n<dd>\n\n${field.meaning}\n\n${factsOf(field)}\n\n</dd>`,
  );
  return `<dl className="fields">\n${items.join('\n')}\n</dl>`;
}

function fieldsOf(shape: Shape, {pages}: Api): string {
  if ('like' in shape)
    return `The fields are the same as in the response of [${shape.like.title}](#${operationAnchor(shape.like.id)}).`;
  if ('fields' in shape) return shape.fields.length > 0 ? fieldList(shape.fields) : '';
  const {title} = entityOf(shape.entity);
  const link = `[${title}](${pages.dictionary ?? ''}#${headingAnchor(title)})`;
  return shape.isList
    ? `\`items\` is a list of objects, which the data dictionary explains under ${link}. \`next_cursor\` is \`null\` on the last page.`
    : `The data dictionary explains every field under ${link}.`;
}

const fence = (language: string, text: string, title = '') =>
  `\`\`\`${language}${title && ` title="${title}"`}\n${text}\n\`\`\``;

function samples(api: Api, operation: Operation): string {
  const tabs = operationSamples(api, operation).map(
    ({value, label, code: program}) =>
      `<TabItem value="${value}" label="${label}">\n\n${fence(value, program)}\n\n</TabItem>`,
  );
  return `<Tabs groupId="language">\n${tabs.join('\n')}\n</Tabs>`;
}

const eventLink = ({name, see}: Api['events'][number]) => `[${code(name)}](${see})`;

function factList({events, keyHours, pages, rate}: Api, operation: Operation): string {
  const {scope, answer, codes, repeat, limits = []} = operation;
  const led = events.filter(({name}) => operation.events?.includes(name));
  const again =
    repeat === 'read'
      ? 'Send it again. Reading changes nothing.'
      : `Send it again with the same \`Idempotency-Key\`, which stays valid for ${keyHours} hours.`;
  const links = [...codes].sort().map((name) => `[${name}](${pages.codes}#${name.toLowerCase()})`);
  return [
    scope && `- **Scope**: ${code(scope)}.`,
    `- **Response**: ${code(String(answer.status))}, and ${answer.what}.`,
    `- **If no response arrives**: ${again} See [Retries](${pages.retries}).`,
    led.length > 0 && `- **Events**: ${led.map(eventLink).join(', ')}.`,
    `- **Limits**: ${[...limits, upperFirst(rate)].join(' ')}`,
    `- **Error codes**: ${links.join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n');
}

const statusTexts = {200: 'OK', 201: 'Created', 202: 'Accepted'} as const;

function answerFold(api: Api, {answer}: Operation): string {
  if (answer.example === undefined) return '';
  const title = `${answer.status} ${statusTexts[answer.status]}`;
  const example = fence('json', JSON.stringify(answer.example, null, 2), title);
  return `<details>\n<summary>Response: example and fields</summary>\n\n${example}\n\n${fieldsOf(answer, api)}\n\n</details>`;
}

/** @returns an operation without its heading: what it does, its facts, its fields, samples and its answer */
export function operationMarkdown(api: Api, operation: Operation): string {
  const {method, path, summary, parameters = [], body} = operation;
  return [
    summary,
    fence('http', `${method} ${api.base}${path}`),
    factList(api, operation),
    parameters.length > 0 && `Parameters:\n\n${fieldList(parameters)}`,
    body && `Fields of the body:\n\n${fieldsOf(body, api)}`,
    samples(api, operation),
    answerFold(api, operation),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** @returns the table that leads to each operation of the page */
export function operationTable({operations}: Api): string {
  const hasScopes = operations.some(({scope}) => scope);
  return markdownTable(
    ['Request', 'What it does', ...(hasScopes ? ['Scope'] : [])],
    operations.map(({id, method, path, title, scope = ''}) => [
      code(`${method} ${path}`),
      `[${title}](#${operationAnchor(id)})`,
      ...(hasScopes ? [code(scope)] : []),
    ]),
  );
}

/** @returns the events of an API, each with its place in the guides */
export const eventList = ({events}: Api): string =>
  events.map((event) => `- ${eventLink(event)}: ${event.sent}`).join('\n');
