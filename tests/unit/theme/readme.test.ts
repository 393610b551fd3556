import {readFileSync} from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';

const theme = 'src/theme';

it('the README of the theme names every override, and nothing else', async () => {
  const readme = readFileSync(`${theme}/README.md`, 'utf8');
  const named = [...readme.matchAll(/^\| `([^`]+)` \| (?:own|wrap|eject) \|/gm)].map(([, folder]) => folder);
  const files = await Globby('**/index.ts', {cwd: theme});
  expect(named.sort()).toEqual(files.map((file) => file.replace('/index.ts', '')).sort());
});
