/**
 * `npm run diagrams`: stores a drawing of each diagram of docs, blog and pages that has none yet, and removes those that
 * no page shows any more. `-- --force` draws all of them anew.
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {drawingFolder, drawingPath, isStored, keyOf} from '../diagrams/contract';
import {drawingOf, withMermaid} from '../diagrams/contract.node';
import {fencesOf, filesOn, readSite, type Site} from '../rules/contract';
import {run, say} from './command';
import {findChromium} from './system';

/** The text of a diagram, and its file and line. */
type Diagram = {source: string; place: string};

/** @returns every diagram that is stored, by the key of its drawing */
function storedDiagrams(site: Site): Map<string, Diagram> {
  const diagrams = site.pages.flatMap((page) =>
    fencesOf(page, 'mermaid')
      .filter(({value}) => isStored(value))
      .map(({value, line}) => [keyOf(value), {source: value, place: `${page.path}:${line}`}] as const),
  );
  return new Map(diagrams);
}

/** @throws Error with the place of a diagram that cannot be drawn */
async function draw(missing: ReadonlyMap<string, Diagram>): Promise<void> {
  const browser = findChromium();
  if (!browser)
    throw new Error(
      'Diagrams are drawn by Chromium, which is not installed. Remedy: run npm test once, which installs it, or set CHROMIUM_PATH to its program.',
    );
  await withMermaid(browser, async (mermaid) => {
    for (const [key, {source, place}] of missing) {
      try {
        writeFileSync(drawingPath(key), await drawingOf(source, key, mermaid));
      } catch (error) {
        throw new Error(`${place}: the diagram cannot be drawn: ${(error as Error).message}`, {cause: error});
      }
    }
  });
}

run(async () => {
  const site = readSite(filesOn(process.cwd()));
  const diagrams = storedDiagrams(site);
  const isForced = process.argv.includes('--force');
  const missing = new Map([...diagrams].filter(([key]) => isForced || !site.has(drawingPath(key))));
  mkdirSync(drawingFolder, {recursive: true});
  if (missing.size) await draw(missing);
  const unused = site
    .list(drawingFolder)
    .filter((file) => file.endsWith('.svg') && !diagrams.has(path.basename(file, '.svg')));
  for (const file of unused) rmSync(file);
  say(`Diagrams: ${diagrams.size}, of which ${missing.size} drawn now; ${unused.length} drawings removed`);
});
