/** Adds to the ledger what a build publishes. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {builtAddresses} from './builtAddresses';
import {formatPublished, ledgerEntries, ledgerFile, merged, publishedIn} from './published';

/** The page for unknown addresses. */
const notFound = '/404.html';

/**
 * @param root folder of the project
 * @param folder of a finished build
 * @param routes site paths of its pages, as its manifest has them
 * @returns how many addresses and anchors are new in the ledger
 */
export async function publishAddresses(
  root: string,
  folder: string,
  routes: readonly string[],
): Promise<number> {
  const file = path.join(root, ledgerFile);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const pages = routes.filter((route) => route !== notFound);
  const after = formatPublished(
    merged(publishedIn(ledgerEntries(before)), await builtAddresses(folder, pages)),
  );
  mkdirSync(path.dirname(file), {recursive: true});
  if (after !== before) writeFileSync(file, after);
  return after.split('\n').length - Math.max(before.split('\n').length, 1);
}
