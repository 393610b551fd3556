/** The diagrams of docs, blog and pages, and the drawings that are stored for them. */
import path from 'node:path';
import {drawingFolder, isStored, keyOf} from '../diagrams/contract';
import {fencesOf, type Site} from '../rules/contract';

/** The text of a diagram, and its file and line. */
export type Diagram = {source: string; place: string};

/** @returns every diagram that is stored, by the key of its drawing */
export function storedDiagrams(site: Site): Map<string, Diagram> {
  const diagrams = site.pages.flatMap((page) =>
    fencesOf(page, 'mermaid')
      .filter(({value}) => isStored(value))
      .map(({value, line}) => [keyOf(value), {source: value, place: `${page.path}:${line}`}] as const),
  );
  return new Map(diagrams);
}

/** @returns the drawings that no page shows, by path from the root */
export function unusedDrawings(site: Site): string[] {
  const diagrams = storedDiagrams(site);
  return site
    .list(drawingFolder)
    .filter((file) => file.endsWith('.svg') && !diagrams.has(path.basename(file, '.svg')));
}
