/** Quick references as tables: pure, facts still to be inserted. */
import {declines, responseCodes} from '../error-codes';
import {code, markdownTable} from '../insertions/markdown';
import {filters, limits, operators, playerKeys, sipAnswers, statesByOwner} from '.';

const link = (name: string, page: string) => `[${name}](${page}#${name.toLowerCase()})`;

const searchMarkdown = () =>
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

const playerKeysMarkdown = () =>
  markdownTable(
    ['Key', 'Control', 'What it does'],
    playerKeys.map(({control, keys, does}) => [keys, control, does]),
  );

const sipAnswersMarkdown = () =>
  markdownTable(
    ['Answer', 'Meaning', 'Code', 'What to do'],
    sipAnswers.map(({answer, meaning, code: name, toDo}) => [
      answer,
      meaning,
      name ? link(name, './focus/troubleshooting/error-codes.md') : 'None',
      toDo,
    ]),
  );

const statesMarkdown = () =>
  markdownTable(
    ['Of', 'State', 'Meaning'],
    statesByOwner.flatMap(({name, product, states}) =>
      states.map(([state, meaning]) => [product ? `${name} (${product})` : name, code(state), meaning]),
    ),
  );

const limitsMarkdown = () =>
  markdownTable(
    ['Product', 'What', 'Limit'],
    limits.map(({product, what, limit}) => [product, what, limit]),
  );

/** @throws Error when a response code leads to no decline; a unit test holds that each does */
function declineOf(response: string): string {
  const found = Object.keys(declines).find((name) => declines[name]?.responses.includes(response));
  if (!found) throw new Error(`The response code ${response} leads to no decline.`);
  return found;
}

const declinesMarkdown = () =>
  markdownTable(
    ['Response', 'Code', 'Meaning', 'New session?', 'What the agent may say'],
    Object.entries(responseCodes)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([response, {meaning, retry, say}]) => [
        code(response),
        link(declineOf(response), './transact/error-handling.md'),
        meaning,
        retry,
        say,
      ]),
  );

/** The tables of the page by name, in its order. */
export const sheets = {
  search: searchMarkdown,
  playerKeys: playerKeysMarkdown,
  states: statesMarkdown,
  limits: limitsMarkdown,
  sipAnswers: sipAnswersMarkdown,
  declines: declinesMarkdown,
};
