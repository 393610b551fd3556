/** Quick references as tables: pure, facts still to be inserted. */
import {filters, limits, operators, playerKeys, sipAnswers} from '.';
import {declines, responseCodes} from '../error-codes/apiCodes';
import {markdownTable} from '../insertions/markdownTable';
import {statesByOwner} from './states';

const code = (text: string) => `\`${text}\``;

const focusCode = (name: string) => `[${name}](./focus/troubleshooting/error-codes.md#${name.toLowerCase()})`;

export const searchMarkdown = (): string =>
  [
    markdownTable(
      ['Operator', 'Meaning', 'Example'],
      operators.map(({sign, meaning, example}) => [sign, meaning, code(example)]),
    ),
    markdownTable(
      ['Filter', 'Values', 'Example'],
      filters.map(({field, values, example}) => [code(field), values, code(example)]),
    ),
  ].join('\n\n');

export const playerKeysMarkdown = (): string =>
  markdownTable(
    ['Key', 'Control', 'What it does'],
    playerKeys.map(({control, keys, does}) => [keys, control, does]),
  );

export const sipAnswersMarkdown = (): string =>
  markdownTable(
    ['Answer', 'Meaning', 'Code', 'What to do'],
    sipAnswers.map(({answer, meaning, code: name, toDo}) => [
      answer,
      meaning,
      name ? focusCode(name) : 'None',
      toDo,
    ]),
  );

export const statesMarkdown = (): string =>
  markdownTable(
    ['Of', 'State', 'Meaning'],
    statesByOwner().flatMap(({name, product, states}) =>
      states.map(([state, meaning]) => [product ? `${name} (${product})` : name, code(state), meaning]),
    ),
  );

export const limitsMarkdown = (): string =>
  markdownTable(
    ['Product', 'What', 'Limit'],
    limits.map(({product, what, limit}) => [product, what, limit]),
  );

/** @throws Error when a response code leads to no decline; a unit test holds that each does */
function declineOf(response: string): string {
  const found = Object.entries(declines).find(([, {responses}]) => responses.some((one) => one === response));
  if (!found) throw new Error(`The response code ${response} leads to no decline.`);
  return found[0];
}

export const declinesMarkdown = (): string =>
  markdownTable(
    ['Response', 'Code', 'Meaning', 'New session?', 'What the agent may say'],
    Object.entries(responseCodes)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([response, {meaning, retry, say}]) => {
        const name = declineOf(response);
        return [
          code(response),
          `[${name}](./transact/error-handling.md#${name.toLowerCase()})`,
          meaning,
          retry,
          say,
        ];
      }),
  );
