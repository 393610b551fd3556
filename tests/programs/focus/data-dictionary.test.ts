/** The program of the data dictionary's page checks files as the page says. */
import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {entities} from '../../../src/content/data-dictionary';
import {toJsonSchema} from '../../../src/content/data-dictionary/jsonSchema';
import {fencesOf, fenceTitled, pageAt} from '../../content/corpus';
import {siteUrl} from '../../support/dictionary';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {needs} from '../needs';

needs('bash');

const home = pageAt('docs/focus/appendix/data-dictionary.md');

describe('check.mjs', () => {
  const files = {
    'check.mjs': fenceTitled(home, 'check.mjs').value,
    'data-dictionary.schema.json': JSON.stringify(toJsonSchema(entities, siteUrl)),
    'manifest.json': fenceTitled(home, 'manifest.json').value,
    'metadata.csv': `${fenceTitled(home, 'metadata.csv').value}\n`,
    'communication.json': fenceTitled(home, 'communication.json').value,
    'audit.jsonl': fenceTitled(pageAt('docs/focus/admin/audit.md'), 'audit.jsonl').value,
  };

  /** A folder with files and the packages that the page tells readers to install. */
  function withPackages(content: Record<string, string>): string {
    const folder = folderWith(content);
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    return folder;
  }

  const commands = fencesOf(home, 'bash')[0]?.value ?? '';

  it('prints what the page says', async () => {
    const {stdout, stderr, code} = await run(withPackages(files), 'bash', ['-e', '-c', commands]);
    expect(stderr).toBe('');
    expect(stdout.trim()).toBe(fenceTitled(home, 'Output').value);
    expect(code).toBe(0);
  });

  it('names the row and the field of a wrong value, as the page says', async () => {
    const folder = withPackages({
      ...files,
      'metadata.csv': files['metadata.csv'].replace(',voice,', ',call,'),
    });
    const {stdout, code} = await run(folder, 'node', ['check.mjs', 'metadataRow', 'metadata.csv']);
    expect(stdout.trim()).toBe(fenceTitled(home, 'Output for a wrong kind').value);
    expect(code).toBe(1);
  });

  it('reads JSON Lines, and is not content with an empty file', async () => {
    const audit = await run(withPackages(files), 'node', ['check.mjs', 'auditEvent', 'audit.jsonl']);
    expect([audit.stdout.trim(), audit.code]).toEqual(['audit.jsonl: 3 checked, 0 faults', 0]);
    const empty = withPackages({...files, 'audit.jsonl': ''});
    const none = await run(empty, 'node', ['check.mjs', 'auditEvent', 'audit.jsonl']);
    expect([none.stdout.trim(), none.code]).toEqual(['audit.jsonl: 0 checked, 0 faults', 1]);
  });
});
