/** The message of the Slack page is one that Slack takes, and says what the sample summary says. */
import {Ajv} from 'ajv';
import type {Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {limits, postMessage} from '../../support/block-kit';
import {fenceTitled, pageAt} from '../../content/corpus';
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

const isValid = new Ajv({allErrors: true}).compile(postMessage);

const change = (path: (copy: Message) => void) => {
  const copy = structuredClone(message);
  path(copy);
  return isValid(copy);
};

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
  isValid(message);
  expect(isValid.errors ?? []).toEqual([]);
});

it.each<[string, (copy: Message) => void]>([
  ['51 blocks', (copy) => copy.blocks.push(...Array.from({length: 50}, () => ({type: 'divider'})))],
  ['a long header', (copy) => (block(copy, 'header').text = {type: 'plain_text', text: 'x'.repeat(151)})],
  ['a header in mrkdwn', (copy) => (block(copy, 'header').text = {type: 'mrkdwn', text: 'x'})],
  ['a section without text', (copy) => delete block(copy, 'section').text],
  ['a long text', (copy) => (block(copy, 'section').text = {type: 'mrkdwn', text: 'x'.repeat(3001)})],
  ['a bare <', (copy) => (block(copy, 'section').text = {type: 'mrkdwn', text: 'a < b'})],
  ['an unknown block', (copy) => copy.blocks.push({type: 'card'})],
  ['no text for screen readers', (copy) => (copy.text = '')],
  [
    '11 fields',
    (copy) => {
      const fields = Array.from({length: 11}, () => ({type: 'mrkdwn', text: 'x'}));
      copy.blocks.push({type: 'section', fields});
    },
  ],
  [
    'a long button',
    (copy) => {
      const button = {
        type: 'button',
        action_id: 'a',
        text: {type: 'plain_text', text: 'x'.repeat(76)},
      };
      copy.blocks.push({type: 'actions', elements: [button]});
    },
  ],
])('slack: the schema sees %s', (_, path) => {
  expect(change(path)).toBe(false);
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

it('slack: the text for screen readers carries them too', () => {
  expect(sample.decisions.filter((decision) => !message.text.includes(decision))).toEqual([]);
  const items = sample.items.map(({action, owner, due}) => `${action}. Owner: ${owner}. Due: ${due}.`);
  expect(items.filter((item) => !message.text.includes(item))).toEqual([]);
});

it('slack: the buttons lead to the summary and the transcript of the sample', () => {
  expect(block(message, 'actions').elements?.map(({url}) => url)).toEqual([
    sample.summaryUrl,
    sample.transcriptUrl,
  ]);
});

it('slack: the table of limits says what the schema holds, and measures the sample', () => {
  const table = page.tree.children.find(
    (node): node is Table => node.type === 'table' && textOf(node).startsWith('PartLimit'),
  );
  const cells = table?.children.slice(1).map(({children}) => children.map((cell) => textOf(cell)));
  const number = (text = '') => Number(text.replace(',', '').split(' ')[0]);
  expect(cells?.map(([, limit]) => number(limit))).toEqual(Object.values(limits));

  const longest = (texts: (string | undefined)[]) => Math.max(...texts.map((text = '') => text.length));
  const elements = (type: string) =>
    Math.max(...message.blocks.filter((one) => one.type === type).map((one) => one.elements?.length ?? 0));
  const buttons = block(message, 'actions').elements ?? [];
  const fields = named('action_items').fields ?? [];
  const sections = message.blocks.filter(({type}) => type === 'section');
  const ids = [...message.blocks.map(({block_id}) => block_id), ...buttons.map(({action_id}) => action_id)];
  expect(cells?.map(([, , sampled]) => number(sampled))).toEqual([
    message.blocks.length,
    sample.title.length,
    longest(sections.map(({text}) => text?.text)),
    fields.length,
    longest(fields.map(({text}) => text)),
    elements('context'),
    elements('actions'),
    longest(buttons.map(({text}) => (typeof text === 'string' ? text : text.text))),
    longest(ids),
  ]);
});
