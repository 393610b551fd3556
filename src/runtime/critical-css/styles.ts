/** The styles that a page uses, out of the sheets that it links. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Element} from 'domhandler';
import {memoize} from 'lodash';
import {withoutBase} from '../../site/base';
import {assertUnset, inlineConstants} from './constants';
import {namesOf} from './names';
import {dropOverruled} from './overruled';
import {isSeenAtFirst} from './seen';
import {parseSheet, sheetFor, type PageStyles} from './sheet';

/** Makes the text of styles out of the elements of a page. */
export type Styles = (elements: readonly Element[]) => PageStyles;

async function stylesFrom(files: readonly string[]): Promise<Styles> {
  const roots = await Promise.all(files.map(async (file) => parseSheet(await readFile(file, 'utf8'))));
  dropOverruled(roots);
  const constants = new Set(inlineConstants(roots));
  const usedBy = sheetFor(roots);
  return (elements) => {
    const names = namesOf(elements);
    assertUnset(names.styles, constants);
    return usedBy(names, namesOf(elements.filter(isSeenAtFirst)));
  };
}

/**
 * @param outDir folder of the build
 * @param baseUrl folder of the site on its host, with which the addresses begin
 * @returns a function of the addresses of sheets, which reads the same sheets once
 */
export const stylesIn = (outDir: string, baseUrl: string): ((hrefs: readonly string[]) => Promise<Styles>) =>
  memoize(
    (hrefs) => stylesFrom(hrefs.map((href) => path.join(outDir, withoutBase(href, baseUrl)))),
    (hrefs) => hrefs.join(),
  );
