import {readdirSync} from 'node:fs';
import {groupBy} from 'lodash';
import {written} from './headers';

/**
 * @param folder of a build
 * @returns site paths of its pages, which servers find whatever letters are capitals; none of two that differ by them alone
 */
export function pagesIn(folder: string): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const pages = files.flatMap((file) => /^(.*)\.html$/.exec(`/${file.replaceAll('\\', '/')}`)?.[1] ?? []);
  const named = groupBy(pages, (page) => page.toLowerCase());
  return pages.filter((page) => new RegExp(written).test(page) && named[page.toLowerCase()]?.length === 1);
}
