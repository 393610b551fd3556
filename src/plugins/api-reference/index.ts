import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {missingPages} from './coverage';
import {readDocument} from './document';
import {pageGenerator} from './generator';
import {specifications} from './specifications';
import {specificationProblems} from './validate';

function stopOn(problems: string[], headline: string): void {
  if (problems.length) throw new Error(`${headline}\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

/**
 * The API reference: an invalid specification stops every command, `npm run api:generate` makes the pages, an
 * operation without a page stops the build, and the specifications are published for download.
 */
export default async function apiReference(context: LoadContext): Promise<Plugin> {
  const problems = await Promise.all(
    specifications.map(({file, isForeign}) => specificationProblems(file, isForeign)),
  );
  stopOn(
    problems.flat(),
    'An OpenAPI document is not valid. Correct these places and run the command again:',
  );
  const apis = await Promise.all(
    specifications.map(async (specification) => ({
      ...specification,
      document: await readDocument(specification.file),
    })),
  );
  return {
    name: 'api-reference',

    extendCli(cli) {
      pageGenerator(context, apis).extendCli?.(cli);
    },

    loadContent() {
      stopOn(
        apis.flatMap(({document, pages}) => missingPages(document, pages)),
        'Operations without a page:',
      );
      return Promise.resolve();
    },

    async postBuild({outDir}) {
      for (const {file, download} of specifications) {
        const target = path.join(outDir, download);
        await mkdir(path.dirname(target), {recursive: true});
        await copyFile(file, target);
      }
    },
  };
}
