/** The messages of TeamScribe's pages are ones that Slack and Teams take, and say what the sample summary says. */
import {AdaptiveCard, SerializationContext, Versions} from 'adaptivecards';
import {expect, it} from 'vitest';
import {fenceTitled, pageAt} from './corpus';
import {sample} from './sample';

type Text = {type: string; text: string};
type Block = {
  type: string;
  block_id?: string;
  text?: Text;
  fields?: Text[];
  elements?: {action_id?: string; text: Text | string; url?: string}[];
};
type Message = {text: string; blocks: Block[]};

const page = pageAt('docs/teamscribe/outputs/slack.md');
const message = JSON.parse(fenceTitled(page, 'Body of chat.postMessage').value) as Message;

const block = (copy: Message, type: string): Block => {
  const found = copy.blocks.find((candidate) => candidate.type === type);
  if (!found) throw new Error(`The message has no ${type}.`);
  return found;
};

const named = (id: string): Block => {
  const found = message.blocks.find(({block_id}) => block_id === id);
  if (!found) throw new Error(`The message has no block ${id}.`);
  return found;
};

it('slack: the message is within the limits of Block Kit', () => {
  expect(message.blocks.length).toBeLessThanOrEqual(50);
  for (const {type, text, fields = []} of message.blocks) {
    expect(text?.text.length ?? 0, type).toBeLessThanOrEqual(type === 'header' ? 150 : 3000);
    expect(fields.length, type).toBeLessThanOrEqual(10);
    for (const field of fields) expect(field.text.length, type).toBeLessThanOrEqual(2000);
  }
});

it('slack: the message carries the decisions and action items of the sample', () => {
  const [label, ...decisions] = named('decisions').text?.text.split('\n') ?? [];
  expect(label).toBe('*Decisions*');
  expect(decisions).toEqual(sample.decisions.map((decision, index) => `${index + 1}. ${decision}`));
  expect(named('action_items').fields?.map(({text}) => text)).toEqual(
    sample.items.map(({action, owner, due}) => `*${action}*\nOwner: ${owner}\nDue: ${due}`),
  );
  expect(block(message, 'header').text?.text).toBe(sample.title);
  expect(JSON.stringify(message.blocks)).toContain(sample.when);
  expect(JSON.stringify(message.blocks)).toContain(`${sample.questions.length} open questions`);
  expect(JSON.stringify(message.blocks)).toContain(`until ${sample.until}`);
});

type Element = {type: string; id?: string; text?: string; facts?: {title: string; value: string}[]};
type Card = {body: Element[]};

const card = JSON.parse(
  fenceTitled(pageAt('docs/teamscribe/outputs/teams.md'), 'Adaptive Card').value,
) as Card;

it("teams: Microsoft's own reader finds nothing wrong with the card", () => {
  const context = new SerializationContext(Versions.v1_5);
  const parsed = new AdaptiveCard();
  parsed.parse(card, context);
  const events = Array.from({length: context.eventCount}, (_, index) => context.getEventAt(index).message);
  expect([...events, ...parsed.validateProperties().validationEvents]).toEqual([]);
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
});
