import {execFileSync} from 'node:child_process';
import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {afterEach, describe, expect, it} from 'vitest';
import {apiChanges} from '../../../../src/cli/review/apis';
import {changedPictures} from '../../../../src/cli/review/pictures';
import {repositorySince} from '../../../../src/cli/review/repository';
import {folderWith} from '../../../support/folder';

const home = process.cwd();

afterEach(() => process.chdir(home));

/** A repository whose first commit holds these files. */
function repository(files: Record<string, string>): void {
  process.chdir(folderWith(files));
  const author = ['-c', 'user.name=Help Hub', '-c', 'user.email=help-hub@example.com'];
  const git = (...args: string[]) => execFileSync('git', [...author, ...args], {stdio: 'ignore'});
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'First');
  git('tag', 'first');
}

describe('pictures', () => {
  it('are named with what happened to them and their bytes', () => {
    repository({'static/a.svg': '<svg/>', 'static/b.png': 'b', 'static/c.svg': '<svg/>', 'docs/a.md': 'a'});
    writeFileSync('static/a.svg', '<svg></svg>');
    rmSync('static/b.png');
    renameSync('static/c.svg', 'static/d.svg');
    writeFileSync('docs/a.md', 'other');
    writeFileSync('static/new picture.webp', '123');
    execFileSync('git', ['add', '--all']);
    expect(changedPictures(repositorySince('first'))).toEqual([
      {file: 'static/a.svg', kind: 'changed', before: 6, after: 11},
      {file: 'static/b.png', kind: 'gone', before: 1, after: undefined},
      {file: 'static/c.svg', kind: 'gone', before: 6, after: undefined},
      {file: 'static/d.svg', kind: 'new', before: undefined, after: 6},
      {file: 'static/new picture.webp', kind: 'new', before: undefined, after: 3},
    ]);
  });

  it('are not mentioned when only texts change', () => {
    repository({'docs/a.md': 'a'});
    writeFileSync('docs/a.md', 'other');
    expect(changedPictures(repositorySince('first'))).toEqual([]);
  });
});

it('a commit that git does not know is named', () => {
  repository({'a.md': ''});
  expect(() => repositorySince('no-such-commit')).toThrow(/does not know no-such-commit\. Remedy/);
});

describe('APIs', () => {
  const asItIs = (file: string) => readFileSync(file, 'utf8');

  it('say nothing where clients feel nothing', async () => {
    expect(await apiChanges({textBefore: asItIs})).toEqual([]);
  });

  it('name each change, with the remedy of a breaking one', async () => {
    const found = await apiChanges({
      textBefore: (file) =>
        file.includes('petstore')
          ? asItIs(file).replace(/^paths:\n/m, 'paths:\n  /gone:\n    get:\n      responses: {}\n')
          : asItIs(file),
    });
    expect(found.map(({id, isNew}) => [id, isNew])).toEqual([['petstore', false]]);
    expect(found[0]?.changes).toMatchObject([{breaking: true, operation: 'get /gone'}]);
    expect(found[0]?.changes[0]?.remedy).toMatch(/\w/);
  });

  it('an API that was not there before is new', async () => {
    expect(await apiChanges({textBefore: () => undefined})).toContainEqual({
      id: 'auth',
      isNew: true,
      changes: [],
    });
  });
});
