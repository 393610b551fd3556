import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {writeConsoles} from './console';
import {consoleFiles} from './consoleFiles';
import {missingPages} from './coverage';
import {specifications} from './specifications';
import {specificationProblems} from './validate';

function stopOn(problems: string[], headline: string): void {
  if (problems.length) throw new Error(`${headline}\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

/**
 * Guards the API reference: an invalid specification stops every command, an operation without a page stops
 * the build, and the specifications are published for download. The pages themselves are made by the
 * generator beside this file.
 */
export default async function apiReference(): Promise<Plugin> {
  const problems = await Promise.all(specifications.map(({file}) => specificationProblems(file)));
  stopOn(
    problems.flat(),
    'An OpenAPI document is not valid. Correct these places and run the command again:',
  );
  return {
    name: 'api-reference',

    async loadContent() {
      stopOn(
        specifications.flatMap(({file, pages}) => missingPages(file, pages)),
        'Operations without a page:',
      );
      await Promise.all(specifications.map(writeConsoles));
    },

    configureWebpack: (_config, isServer) => consoleFiles(isServer),

    async postBuild({outDir}) {
      for (const {file, download} of specifications) {
        const target = path.join(outDir, download);
        await mkdir(path.dirname(target), {recursive: true});
        await copyFile(file, target);
      }
    },
  };
}
