/** Quick references as tables: pure, facts still to be inserted. */
import {declines, responseCodes} from '../error-codes';
import {errorCodesPath} from '../downloads/downloads';
import {code, markdownTable} from '../insertions/markdown';
import {filters, limits, operators, playerKeys, sipAnswers, statesByOwner} from '.';

const link = (name: string, page: string) => `[${name}](${page}#${name.toLowerCase()})`;

/** @throws Error when a response code leads to no decline; a unit test holds that each does */
function declineOf(response: string): string {
  const found = Object.keys(declines).find((name) => declines[name]?.responses.includes(response));
  if (!found) throw new Error(`The response code ${response} leads to no decline.`);
  return found;
}

/** The tables of the page by name, in its order. */
export const sheets = {
  search: () => {
    const signs = operators.map(({sign, meaning, example}) => [sign, meaning, code(example)]);
    const fields = filters.map(({field, values, example}) => [code(field), values, code(example)]);
    return `${markdownTable(['Operator', 'Meaning', 'Example'], signs)}\n\n${markdownTable(['Filter', 'Values', 'Example'], fields)}`;
  },
  playerKeys: () =>
    markdownTable(
      ['Key', 'Control', 'What it does'],
      playerKeys.map(({control, keys, does}) => [keys, control, does]),
    ),
  states: () =>
    markdownTable(
      ['What', 'State', 'Meaning'],
      statesByOwner.flatMap(({name, product, states}) =>
        states.map(([state, meaning]) => [product ? `${name} (${product})` : name, code(state), meaning]),
      ),
    ),
  limits: () =>
    markdownTable(
      ['Product', 'What', 'Limit'],
      limits.map(({product, what, limit}) => [product, what, limit]),
    ),
  sipAnswers: () =>
    markdownTable(
      ['Response', 'Meaning', 'Code', 'What to do'],
      sipAnswers.map(({answer, meaning, code: name, toDo}) => {
        const shown = name ? link(name, errorCodesPath) : 'None';
        return [answer, meaning, shown, toDo];
      }),
    ),
  declines: () =>
    markdownTable(
      ['Response', 'Code', 'Meaning', 'New session?', 'What the agent may say'],
      Object.entries(responseCodes)
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([response, {meaning, retry, say}]) => {
          const shown = link(declineOf(response), '/docs/transact/error-handling');
          return [code(response), shown, meaning, retry, say];
        }),
    ),
};
