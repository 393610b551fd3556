/** A site around OpenAPI documents of others, each an entry of the list of APIs and nothing else. */
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiEntry} from '../../../src/site/apis';
import {copySite} from '.';

/** A document of somebody else: a name for addresses, and its file. */
export type ForeignDocument = {id: string; title: string; file: string};

/**
 * Makes the sources of a site with these documents.
 *
 * @param folder inside the project; what it held is gone
 * @throws Error when a place of the sources is not there any more
 */
export function copySiteOf(documents: readonly ForeignDocument[], folder: string): void {
  const apis = documents.map(({id, title, file}): ApiEntry => ({
    id,
    title,
    file: `openapi/${id}${path.extname(file)}`,
    isForeign: true,
  }));
  copySite(folder, {
    apis,
    write() {
      rmSync(path.join(folder, 'openapi'), {recursive: true});
      mkdirSync(path.join(folder, 'openapi'));
      for (const [index, {file}] of documents.entries()) cpSync(file, path.join(folder, apis[index]!.file));
      writeFileSync(
        path.join(folder, 'sidebars.ts'),
        "export {default} from './tests/support/siteCopy/sidebars';\n",
      );
    },
  });
}
