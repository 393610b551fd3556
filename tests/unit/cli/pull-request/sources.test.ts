import {execFileSync} from 'node:child_process';
import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {afterEach, describe, expect, it} from 'vitest';
import {apisPart} from '../../../../src/cli/pull-request/apis';
import {picturesPart} from '../../../../src/cli/pull-request/pictures';
import {repositorySince} from '../../../../src/cli/pull-request/repository';
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
    expect(picturesPart(repositorySince('first')).split('\n').slice(2)).toEqual([
      '| `static/a.svg` | changed | 6 | 11 |',
      '| `static/b.png` | gone | 1 |  |',
      '| `static/c.svg` | gone | 6 |  |',
      '| `static/d.svg` | new |  | 6 |',
      '| `static/new picture.webp` | new |  | 3 |',
    ]);
  });

  it('are not mentioned when only texts change', () => {
    repository({'docs/a.md': 'a'});
    writeFileSync('docs/a.md', 'other');
    expect(picturesPart(repositorySince('first'))).toBe('No picture is another one.');
  });
});

it('a commit that git does not know is named', () => {
  repository({'a.md': ''});
  expect(() => repositorySince('no-such-commit')).toThrow(/does not know no-such-commit\. Remedy/);
});

describe('APIs', () => {
  const asItIs = (file: string) => readFileSync(file, 'utf8');

  it('say nothing where clients feel nothing', () => {
    expect(apisPart({textBefore: asItIs})).toBe('No client will feel a change.');
  });

  it('name each change, with the remedy of a breaking one', () => {
    const part = apisPart({
      textBefore: (file) =>
        file.includes('petstore')
          ? asItIs(file).replace(/^paths:\n/m, 'paths:\n  /gone:\n    get:\n      responses: {}\n')
          : asItIs(file),
    });
    expect(part).toMatch(/^\*\*petstore\*\*\n\n- \*\*Breaking\*\* `get \/gone` .+ is gone\. .+$/s);
    expect(part).not.toContain('**auth**');
  });

  it('an API that was not there before is new', () => {
    expect(apisPart({textBefore: () => undefined})).toContain('**auth** is new.');
  });
});
