/** The states of the technical design are those of the API, in its diagram and in its table. */
import {describe, expect, it} from 'vitest';
import {facts} from '../../../src/content/facts';
import {states, transitions, type State} from '../../support/transact-rules';
import {fencesOf, fenceTitled, pageAt} from '../../content/corpus';

const page = pageAt('docs/transact/technical-design.md');

/** The states of the product, as its sheet of facts lists them. */
const product =
  'created capturing challenging authorising authorised captured declined failed expired refunded'.split(' ');

const diagrams = fencesOf(page, 'mermaid').map(({value}) => value);
const stateDiagram = diagrams.find((value) => value.startsWith('stateDiagram')) ?? '';
const arrows = [...stateDiagram.matchAll(/^ {2}(\S+) --> (\w+|\[\*\])(?:: .+)?$/gm)].map(
  ([, from = '', to = '']) => [from, to] as const,
);

const legal = states.flatMap((from) => transitions[from].map((to): [State, State] => [from, to]));
const finals = states.filter((state) => transitions[state].length === 0);

describe('states', () => {
  it('are those of the product', () => {
    expect(states).toEqual(product);
  });

  it('change in the diagram as they may', () => {
    const inner = arrows.filter(([from, to]) => from !== '[*]' && to !== '[*]');
    expect(inner.map(String).sort()).toEqual(legal.map(String).sort());
  });

  it('begin with created and end where nothing follows', () => {
    expect(arrows.filter(([from]) => from === '[*]')).toEqual([['[*]', 'created']]);
    expect(arrows.filter(([, to]) => to === '[*]').map(([from]) => from)).toEqual(finals);
  });

  it('have a row each, with the states they lead to', () => {
    const rows = [...page.text.matchAll(/^\| `(\w+)` \| [^|]+ \| (Final|(?:`\w+`(?:, )?)+) \| [^|]+ \|$/gm)];
    expect(rows.map(([, state]) => state)).toEqual(product);
    for (const [, state, next = ''] of rows)
      expect(next.match(/\w+(?=`)/g) ?? [], state).toEqual([...transitions[state as State]]);
  });
});

describe('sequences', () => {
  const sequences = diagrams.filter((value) => value.startsWith('sequenceDiagram'));

  it.each(['dtmf', 'link', 'hosted_fields'])(
    '%s starts with a session and ends with the webhook',
    (method) => {
      const [sequence = ''] = sequences.filter((value) => value.includes(`POST /sessions, ${method}\n`));
      const messages = sequence.split('\n').filter((line) => /->>/.test(line));
      expect(messages[0]).toContain('Y->>T: POST /sessions');
      expect(messages.findIndex((line) => line.endsWith('payment.updated'))).toBeGreaterThan(5);
    },
  );

  it('bring no card to your system', () => {
    expect(sequences).toHaveLength(3);
    const received = sequences.flatMap((value) => value.match(/^.*->>Y: .*$/gm) ?? []);
    expect(received.length).toBeGreaterThan(5);
    expect(received.filter((line) => /card|security code/i.test(line))).toEqual([]);
    const cards = sequences.flatMap((value) => value.match(/^ *\w+--?>>\w: Card .*$/gm) ?? []);
    expect(
      cards.every((line) => /C->>[GP]/.test(line)),
      cards.join('\n'),
    ).toBe(true);
  });

  it('name only participants that they declare', () => {
    for (const value of sequences) {
      const declared = [...value.matchAll(/participant (\w) as/g)].map(([, name]) => name);
      const used = [...value.matchAll(/^ *(\w)--?>>(\w):/gm)].flatMap(([, from, to]) => [from, to]);
      expect(new Set(used)).toEqual(new Set(declared));
    }
  });
});

it('the security code and the tones are never stored', () => {
  for (const data of ['Security code', 'Tones and audio of a payment'])
    expect(page.text).toMatch(new RegExp(`^\\| ${data} \\| Memory only \\|`, 'm'));
});

it('the header of the chat page allows the payment page', () => {
  const [name, policy] = fenceTitled(page, 'Header of your chat page').value.split(': ');
  expect([name, policy]).toEqual(['Content-Security-Policy', 'frame-src https://pay.example.com']);
});

it('facts of the table are inserted', () => {
  expect(page.text).toContain(`| \`expired\` | ${facts.transact.session.minutes} minutes without`);
  expect(page.source).toContain('{{transact.idempotency.keptHours}} hours');
});
