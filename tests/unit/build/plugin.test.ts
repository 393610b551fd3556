import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import builtPages from '../../../src/build/plugin';
import type {PluginWithStep} from '../../../src/build/stepType';
import {folderWith} from '../../support/folder';

type PostBuild = Parameters<NonNullable<Plugin<void>['postBuild']>>[0];

it('goes over the pages with the steps of all plugins', async () => {
  const outDir = folderWith({'index.html': '<p>home'});
  const shouting: PluginWithStep = {
    name: 'a',
    builtPages: {name: 'a', page: ({html}, change) => change({start: 3, end: html.length, text: 'HOME'})},
  };
  await builtPages().postBuild?.({
    outDir,
    plugins: [{name: 'b'}, shouting],
    routesPaths: [],
    baseUrl: '/',
  } as unknown as PostBuild);
  expect(readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('<p>HOME');
});
