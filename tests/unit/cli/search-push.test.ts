import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {describe, expect, it} from 'vitest';
import {originOf} from '../../../src/cli/build-freshness';
import {sealed} from '../../support/built';
import {folderWith} from '../../support/folder';

const home = process.cwd();
const loader = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;
const script = path.resolve('src/cli/search-push.ts');

const html = (title: string) => `<main><article><h1>${title}</h1><p>Text of ${title}.</p></article></main>`;
const pages = {'build/index.html': html('Home'), 'build/docs/intro.html': html('Welcome')};

/** A project whose build is fresh, so that pushing it builds nothing. */
function builtSite(files: Record<string, string> = pages): string {
  const folder = folderWith(files);
  process.chdir(folder);
  sealed('build', originOf({variables: process.env}));
  process.chdir(home);
  return folder;
}

function searchPush(cwd: string, args: string[], variables: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['--import', loader, script, ...args], {
    cwd,
    env: {...process.env, ...variables},
    encoding: 'utf8',
    timeout: 20_000,
  });
}

describe('search:push', () => {
  it('tells in a dry run what it would send, with no credentials at all', () => {
    const {status, stdout, stderr} = searchPush(builtSite(), ['--dry-run']);
    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /^▶ Dry run: nothing is sent\. A push would put into "help-uk"\n {2}2 records, 1 kB, the largest \d+ bytes\n {2}\d+ groups of synonyms\n {2}\d+ settings: \{/,
    );
    expect(stdout).toContain('"attributeForDistinct": "url"');
    expect(status).toBe(0);
  });

  it('needs no search-only key: the build does without the application then', () => {
    const variables = {ALGOLIA_APP_ID: 'ABCDEF1234', ALGOLIA_INDEX_NAME: 'help_2'};
    const {status, stdout} = searchPush(builtSite(), ['--dry-run'], variables);
    expect(stdout).toContain('A push would put into "help_2"');
    expect(status).toBe(0);
  });

  it('stops with the remedy when the admin key is missing', () => {
    const {status, stdout, stderr} = searchPush(builtSite(), [], {ALGOLIA_APP_ID: 'ABCDEF1234'});
    expect(stderr).toMatch(/^✖ Environment: ALGOLIA_ADMIN_API_KEY is not set\.\n[^]+Remedy: /);
    expect([status, stdout]).toEqual([1, '']);
  });

  it('stops when the site cannot be built', () => {
    const {status, stderr} = searchPush(folderWith({'package.json': '{}'}), ['--dry-run']);
    expect(stderr).toContain(
      '✖ The build failed with exit code 1. Remedy: fix what the message above names.',
    );
    expect(status).toBe(1);
  });
});
