/** The card of the Teams page is one that Teams shows, and says what the sample summary says. */
import {AdaptiveCard, SerializationContext, Versions} from 'adaptivecards';
import {Ajv} from 'ajv';
import {expect, it} from 'vitest';
import {adaptiveCard} from '../../support/adaptive-card';
import {fenceTitled, pageAt} from '../../content/corpus';
import {sample} from './sample';

type Element = {type: string; id?: string; text?: string; facts?: {title: string; value: string}[]};
type Mention = {text: string; mentioned: {id: string; name: string}};
type Card = {
  version: string;
  fallbackText: string;
  body: Element[];
  actions: {type: string; title: string; url?: string}[];
  msteams: {entities: Mention[]};
};

const value = fenceTitled(pageAt('docs/teamscribe/outputs/teams.md'), 'Adaptive Card').value;
const card = JSON.parse(value) as Card;

const isValid = new Ajv({allErrors: true}).compile(adaptiveCard);

it('teams: the card is valid', () => {
  isValid(card);
  expect(isValid.errors ?? []).toEqual([]);
});

it.each<[string, (copy: Card) => void]>([
  ['a version that Teams does not show', (copy) => (copy.version = '1.6')],
  ['a text without text', (copy) => delete copy.body[0]?.text],
  ['an unknown element', (copy) => copy.body.push({type: 'Headline', text: 'x'})],
  ['a fact without a value', (copy) => copy.body.push({type: 'FactSet', facts: [{title: 'x'} as never]})],
  ['an action without an address', (copy) => delete copy.actions[0]?.url],
  ['a mention without marks', (copy) => Object.assign(copy.msteams.entities[0] ?? {}, {text: 'Tom'})],
  ['an unknown property', (copy) => Object.assign(copy, {colour: 'teal'})],
])('teams: the schema sees %s', (_, change) => {
  const copy = structuredClone(card);
  change(copy);
  expect(isValid(copy)).toBe(false);
});

/** What Microsoft's own reader says of a card, for the version of the schema that Teams shows. */
function complaintsOfMicrosoft(json: unknown): string[] {
  const context = new SerializationContext(Versions.v1_5);
  const parsed = new AdaptiveCard();
  parsed.parse(json, context);
  const events = Array.from({length: context.eventCount}, (_, index) => context.getEventAt(index).message);
  return [...events, ...parsed.validateProperties().validationEvents.map(({message}) => message)];
}

it("teams: Microsoft's own reader finds nothing wrong with the card", () => {
  expect(complaintsOfMicrosoft(card)).toEqual([]);
});

it.each<[string, (copy: Card) => void, RegExp]>([
  ['an unknown element', (copy) => copy.body.push({type: 'Headline', text: 'x'}), /Headline/],
  ['an unknown colour', (copy) => Object.assign(copy.body[0] ?? {}, {color: 'teal'}), /teal/],
  ['an action without an address', (copy) => delete copy.actions[0]?.url, /url/],
])("teams: Microsoft's own reader sees %s", (_, change, words) => {
  const copy = structuredClone(card);
  change(copy);
  expect(complaintsOfMicrosoft(copy).join()).toMatch(words);
});

it('teams: the card carries the decisions and action items of the sample', () => {
  const decisions = card.body.find(({id}) => id === 'decisions')?.text?.split('\r');
  expect(decisions).toEqual(sample.decisions.map((decision, index) => `${index + 1}. ${decision}`));

  const items = card.body.flatMap(({facts}) => {
    if (!facts) return [];
    const fact = (title: string) => facts.find((one) => one.title === title)?.value ?? '';
    return [
      {
        action: fact('Action'),
        owner: fact('Owner').replace(/^<at>(.*)<\/at>$/, '$1'),
        due: fact('Due'),
      },
    ];
  });
  expect(items).toEqual(sample.items);
  expect(card.body.slice(0, 2).map(({text}) => text)).toEqual([sample.title, sample.when]);
  const last = card.body.at(-1)?.text;
  expect(last).toBe(`${sample.questions.length} open questions. Transcript until ${sample.until}.`);
});

it('teams: the fallback text carries them too', () => {
  const parts = [
    ...sample.decisions,
    ...sample.items.map(({action, owner, due}) => `${action}. Owner: ${owner}. Due: ${due}.`),
  ];
  expect(parts.filter((part) => !card.fallbackText.includes(part))).toEqual([]);
});

it('teams: the buttons lead to the summary and the transcript of the sample', () => {
  expect(card.actions.map(({url}) => url)).toEqual([sample.summaryUrl, sample.transcriptUrl]);
});

it('teams: every mention stands in the card, and every marked name is a mention of an owner', () => {
  const marked = JSON.stringify(card.body).match(/<at>[^<]*<\/at>/g) ?? [];
  const {entities} = card.msteams;
  expect(entities.map(({text}) => text)).toEqual([...new Set(marked)]);
  for (const {text, mentioned} of entities) {
    expect(text).toBe(`<at>${mentioned.name}</at>`);
    expect(mentioned.id).toBe(`${mentioned.name.toLowerCase()}@example.co.uk`);
  }
  const stated = sample.items.map(({owner}) => owner).filter((owner) => owner !== 'Not stated');
  expect(entities.map(({mentioned}) => mentioned.name)).toEqual([...new Set(stated)]);
});

it('teams: the card is smaller than TeamScribe and Teams allow', () => {
  expect(Buffer.byteLength(JSON.stringify(card), 'utf16le')).toBeLessThan(25_000);
});
