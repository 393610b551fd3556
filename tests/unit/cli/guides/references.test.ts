/** What the guides name is there: files and their headings, tests, and commands. */
import {mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {missingReferences} from '../../../../src/cli/guides/references';
import {folderWith} from '../../../support/folder';

const guides = ['CONTRIBUTING.md', ...readdirSync('src/guides').map((name) => `src/guides/${name}`)];

const namesIn = (text: string) =>
  missingReferences('.', 'src/guides/write.md', text).map(({name, line}) => `${line} ${name}`);

it.each(guides)('%s names nothing that is not there', (guide) => {
  const missing = missingReferences('.', guide, readFileSync(guide, 'utf8'));
  expect(missing.map(({name, line}) => `${guide}:${line} ${name}`)).toEqual([]);
});

describe('missingReferences', () => {
  it('takes a folder without a file for missing, because git does not keep it', () => {
    const root = folderWith({'package.json': '{"scripts": {}}', 'tests/a/b.ts': ''});
    mkdirSync(path.join(root, 'tests/empty/below'), {recursive: true});
    const names = missingReferences(root, 'a.md', '`tests/a`, `tests/empty`').map(({name}) => name);
    expect(names).toEqual(['tests/empty']);
  });

  it('finds links to files and headings', () => {
    expect(namesIn('[a](gone.md) [b](architecture.md#gone)\n\n[c](#gone) [d](#here)\n\n## Here')).toEqual([
      '1 gone.md',
      '1 architecture.md#gone',
      '3 #gone',
    ]);
  });

  it('finds files, tests and commands in code, in a table too', () => {
    const text = '| A |\n| --- |\n| `src/gone.ts` |\n\n`gone.spec.ts`\n\n```sh\nnpm run gone -- a\n```\n';
    expect(namesIn(text)).toEqual(['3 src/gone.ts', '5 gone.spec.ts', '7 npm run gone']);
  });

  it('takes a placeholder for any name, and other folders for examples', () => {
    expect(namesIn('`src/<room>/gone.md`, `src/gone/<room>`, `docs/gone.md`, `npm run serve`')).toEqual([
      '1 src/gone/<room>',
    ]);
  });
});
