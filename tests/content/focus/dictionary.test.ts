/** The program of the data dictionary checks the page's own examples against the schema that is published. */
import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {site} from '../../../src/config/site';
import {downloads} from '../../../src/content/downloads';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {fencesOf, fenceTitled, pageAt} from '../corpus';

const page = pageAt('docs/focus/appendix/data-dictionary.md');
const text = (title: string) => `${fenceTitled(page, title).value}\n`;

let schema = '';

beforeAll(() => {
  schema =
    downloads(site.url).find(({path: file}) => file.endsWith('/data-dictionary.schema.json'))?.text ?? '';
});

/** A folder as the page asks for it: the schema, the program, the examples and the packages. */
function folder(changes: Record<string, string> = {}): string {
  const examples = ['check.mjs', 'metadata.csv', 'manifest.json', 'communication.json'];
  const files = Object.fromEntries(examples.map((title) => [title, text(title)]));
  const made = folderWith({'data-dictionary.schema.json': schema, ...files, ...changes});
  symlinkSync(path.resolve('node_modules'), path.join(made, 'node_modules'));
  return made;
}

it('data dictionary: its examples hold, and the commands print what the page shows', async () => {
  const [commands] = fencesOf(page, 'bash');
  const {stdout, stderr, code} = await run(folder(), 'bash', ['-e', '-c', commands?.value ?? '']);
  expect(stdout.trim(), stderr).toBe(fenceTitled(page, 'Output').value);
  expect(code).toBe(0);
});

it('data dictionary: a wrong kind is found as the page shows', async () => {
  const wrong = {'metadata.csv': text('metadata.csv').replace(',voice,', ',call,')};
  const {stdout, code} = await run(folder(wrong), 'node', ['check.mjs', 'metadataRow', 'metadata.csv']);
  expect(stdout.trim()).toBe(fenceTitled(page, 'Output for a wrong kind').value);
  expect(code).toBe(1);
});
