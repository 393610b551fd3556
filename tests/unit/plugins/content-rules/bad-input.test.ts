/** What an author is told about each kind of bad input: the file, the line and the remedy. */
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it} from 'vitest';
import {readEnvironment} from '../../../../src/config/env';
import apiReference from '../../../../src/plugins/api-reference';
import {enforce} from '../../../../src/plugins/content-rules';
import {frontMatter} from '../../../../src/plugins/content-rules/frontMatter';
import {brokenLinks} from '../../../../src/plugins/content-rules/links';
import {readSources} from '../../../../src/plugins/content-rules/read';
import type {Rule} from '../../../../src/plugins/content-rules/rule';
import {knownTags} from '../../../../src/plugins/content-rules/tags';
import {folderWith} from '../../../support/folder';
import {docText, postText} from '../../../support/markdown';

const home = process.cwd();

afterEach(() => {
  process.chdir(home);
});

async function messageFor(file: string, text: string, rule: Rule): Promise<string> {
  const sources = await readSources(folderWith({[file]: text}));
  try {
    enforce(sources, [rule]);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('Nothing was found.');
}

it('a broken link', async () => {
  const rule = brokenLinks({hasRoute: () => false, hasFile: () => false});
  expect(await messageFor('docs/intro.md', docText({}, 'Text.\n\nSee [groups](./groups.md).\n'), rule)).toBe(
    [
      'Content: 1 problem.',
      '  docs/intro.md:10 Broken link "./groups.md": there is no file docs/groups.md.',
      '    Remedy: correct the address; between docs pages, link to the file, such as ../admin/retention.md.',
    ].join('\n'),
  );
});

it('a post with an unknown tag', async () => {
  const rule = knownTags({doc: new Set(), post: new Set(['hello', 'updates'])});
  expect(
    await messageFor('blog/2025-02-03-welcome/index.md', postText({tags: '[hello, update]'}), rule),
  ).toBe(
    [
      'Content: 1 problem.',
      '  blog/2025-02-03-welcome/index.md:6 Unknown tag "update".',
      '    Remedy: use a key of blog/tags.yml (hello, updates), or add the tag there with a label and a description.',
    ].join('\n'),
  );
});

it('a missing front-matter field', async () => {
  expect(await messageFor('docs/intro.md', docText({last_reviewed: undefined}), frontMatter)).toBe(
    [
      'Content: 1 problem.',
      '  docs/intro.md:1 Front matter "last_reviewed" is missing or not a date.',
      '    Remedy: add "last_reviewed: YYYY-MM-DD", the day somebody checked the page.',
    ].join('\n'),
  );
});

it('an invalid specification', async () => {
  const good = 'openapi: 3.0.3\ninfo: {title: T, version: "1"}\npaths: {}\n';
  process.chdir(
    folderWith({'openapi/auth.yaml': good, 'openapi/petstore.yaml': good.replace('title:', 'titel:')}),
  );
  await expect(apiReference({} as LoadContext)).rejects.toThrow(
    [
      'An OpenAPI document is not valid. Correct these places and run the command again:',
      '  openapi/petstore.yaml:2:1 #/info The field `title` must be present on this level. (struct)',
      '  openapi/petstore.yaml:2:8 #/info/titel Property `titel` is not expected here. Did you mean title? (struct)',
    ].join('\n'),
  );
});

it('an unknown environment value', () => {
  expect(() => readEnvironment({COLOUR_MODE: 'sepia'})).toThrow(
    [
      'Environment: COLOUR_MODE is "sepia".',
      '  Expected: "system" or "light-dark".',
      '  Remedy: correct COLOUR_MODE, or unset it to use the default (README, "Configuration").',
    ].join('\n'),
  );
});
