/** What an author is told about each kind of bad input: the file, the line and the remedy. */
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it} from 'vitest';
import {readEnvironment} from '../../../../src/site/env';
import apiReference from '../../../../src/api-reference/plugin';
import {rules} from '../../../../src/rules';
import {check} from '../../../../src/rules/engine/check';
import {filesOf} from '../../../../src/rules/engine/files';
import {report} from '../../../../src/rules/engine/report';
import {readSite} from '../../../../src/rules/engine/site';
import {folderWith} from '../../../support/folder';
import {docText, postText} from '../../../support/markdown';

const home = process.cwd();

afterEach(() => {
  process.chdir(home);
});

async function messageFor(name: string, file: string, text: string): Promise<string> {
  const site = readSite(filesOf({'blog/tags.yml': 'hello: {}\nupdates: {}\n', [file]: text}));
  const chosen = rules.filter((rule) => rule.name === name);
  return report(await check(site, chosen, [file]), 'terminal');
}

it('a broken link', async () => {
  expect(
    await messageFor('links', 'docs/intro.md', docText({}, 'Text.\n\nSee [groups](./groups.md).\n')),
  ).toBe(
    [
      'docs/intro.md:10:5 The link "./groups.md" leads to no file: there is no docs/groups.md. (links)',
      '    Remedy: correct the path.',
    ].join('\n'),
  );
});

it('a post with an unknown tag', async () => {
  expect(
    await messageFor('tags', 'blog/2025-02-03-welcome/index.md', postText({tags: '[hello, update]'})),
  ).toBe(
    [
      'blog/2025-02-03-welcome/index.md:6:1 Unknown tag "update". (tags)',
      '    Remedy: use a key of blog/tags.yml (hello, updates), or add the tag there with a label and a description.',
    ].join('\n'),
  );
});

it('a missing front-matter field', async () => {
  expect(await messageFor('front-matter', 'docs/intro.md', docText({last_reviewed: undefined}))).toBe(
    [
      'docs/intro.md:1:1 Front matter "last_reviewed" is missing. (front-matter)',
      '    Remedy: give the day on which somebody checked the page, as YYYY-MM-DD.',
    ].join('\n'),
  );
});

it('an invalid specification', async () => {
  const good = 'openapi: 3.0.3\ninfo: {title: T, version: "1"}\npaths: {}\n';
  process.chdir(
    folderWith({'openapi/auth.yaml': good, 'openapi/petstore.yaml': good.replace('title:', 'titel:')}),
  );
  await expect(apiReference({} as LoadContext, {speed: true})).rejects.toThrow(
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
