/** The worked example of the audit log: every hash on the page is recomputed, and its program verifies its file. */
import {createHash} from 'node:crypto';
import {expect, it} from 'vitest';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {fencesOf, fenceTitled, pageAt} from '../../content/corpus';
import {needs} from '../needs';

needs('bash', 'python3');

type Event = {seq: number; hash: string; prev_hash: string; details: Record<string, unknown>};

const page = pageAt('docs/focus/admin/audit.md');
const file = fenceTitled(page, 'audit.jsonl').value;
const program = fenceTitled(page, 'verify_audit.py').value;
const events = file.split('\n').map((line) => JSON.parse(line) as Event);

/** RFC 8785 for what an event holds: objects, strings, integers. */
function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}

function hashOf(event: Event): string {
  return createHash('sha256')
    .update(canonical({...event, hash: undefined}))
    .digest('hex');
}

/** The list of changes to the file: what the program says of each, without the words around it. */
function tamperings(): string[] {
  const items = page.text.split('changes to `audit.jsonl`:\n\n')[1]?.split('\n') ?? [];
  return items.slice(0, items.indexOf('')).map((item) => /\*\*: `([^`]+)`[^`]*$/.exec(item)?.[1] ?? item);
}

const verify = (text: string) =>
  run(folderWith({'audit.jsonl': text, 'verify_audit.py': program}), 'python3', [
    'verify_audit.py',
    'audit.jsonl',
  ]);

it('audit: every event has the hash of its canonical form, and names the one before', () => {
  expect(events.length).toBeGreaterThanOrEqual(3);
  expect(events.map(hashOf)).toEqual(events.map(({hash}) => hash));
  const before = ['0'.repeat(64), ...events.map(({hash}) => hash)].slice(0, -1);
  expect(events.map(({prev_hash}) => prev_hash)).toEqual(before);
  expect(file).toBe(events.map(canonical).join('\n'));
});

it('audit: the commands print what the page shows', async () => {
  const commands = fencesOf(page, 'bash').map(({value}) => value);
  const outputs = fencesOf(page, 'text').filter(({title}) => title === 'Output');
  const folder = folderWith({'audit.jsonl': `${file}\n`, 'verify_audit.py': program});
  const printed: string[] = [];
  for (const command of commands)
    printed.push((await run(folder, 'bash', ['-c', `exec 2>&1\n${command}`])).stdout);
  expect(printed.map((text) => text.trim())).toEqual([...outputs.map(({value}) => value.trim()), '1']);
});

/** Gives events from one on the hashes that they would have, as somebody who hides a change would. */
function rechained(from: number, chain: Event[]): Event[] {
  const made: Event[] = chain.slice(0, from);
  for (const event of chain.slice(from)) {
    const linked = {...event, prev_hash: made.at(-1)?.hash ?? event.prev_hash};
    made.push({...linked, hash: hashOf(linked)});
  }
  return made;
}

it('audit: the program says of each change what the page says', async () => {
  const [first, second, third] = events as [Event, Event, Event];
  const changed = (event: Event): Event => ({...event, details: {...event.details, changed: 'yes'}});
  const said = async (chain: Event[]) => {
    const {stdout, stderr} = await verify(chain.map(canonical).join('\n'));
    return `${stdout}${stderr}`.trim();
  };
  expect([
    await said([first, second, changed(third)]),
    await said([first, ...rechained(0, [changed(second)]), third]),
    await said([first, third]),
    (await said(rechained(0, [changed(first), second, third]))).split(',')[0],
    await said([first, second]),
  ]).toEqual(tamperings());
});
