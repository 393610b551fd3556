/** The pages of Focus show each kind of data, and it is known for what it is: otherwise no schema would be asked. */
import {expect, it} from 'vitest';
import {docs, fencesOf, pageAt} from '../../content/corpus';
import {entityIn, jsonLines, parsed, rowIn} from '../../support/focus-data';

const focus = docs.filter(({path}) => path.startsWith('docs/focus/'));
const fences = (language: string) => focus.flatMap((page) => fencesOf(page, language));

it('JSON', () => {
  const kinds = new Set(fences('json').map(({value, title}) => entityIn(parsed(value), title)));
  expect(kinds).toEqual(
    new Set([
      undefined,
      'communication',
      'export',
      'exportRequest',
      'manifest',
      'messageFile',
      'auditEvent',
      'listAnswer',
      'problem',
    ]),
  );
});

it('JSON Lines', () => {
  const lines = fencesOf(pageAt('docs/focus/admin/audit.md'), 'text').filter(jsonLines);
  expect(lines.flatMap(({value}) => value.split('\n')).length).toBeGreaterThan(2);
});

it('CSV', () => {
  const kinds = new Set(fences('csv').map(({title}) => rowIn(title)));
  expect(kinds).toEqual(new Set([undefined, 'metadataRow', 'notesRow', 'accessRow', 'recordingGapRow']));
});
