/** The pass over the pages of a finished build: each is read, parsed and written once. */
import {rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {applyEdits, type NamedEdit} from './edits';
import {inOrder} from './order';
import {pathOf} from './page';
import {pageFiles, readPage} from './pages';
import type {Step} from './stepType';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** @throws Error that says what failed, and where */
async function attempt(what: string, where: string, work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new Error(`After the build, ${what} failed ${where}: ${messageOf(error)}`, {cause: error});
  }
}

const called = ({name}: Step) => `the step "${name}"`;

/** The page is whole whenever somebody reads it: the new file takes the place of the old one at once. */
async function write(outDir: string, file: string, html: string): Promise<void> {
  const target = path.join(outDir, file);
  await writeFile(`${target}.next`, html);
  await rename(`${target}.next`, target);
}

async function passOverPage(outDir: string, file: string, steps: readonly Step[]): Promise<void> {
  const page = await readPage(outDir, file);
  const edits: NamedEdit[] = [];
  for (const step of steps)
    await attempt(called(step), `on ${file}`, () =>
      step.page?.(page, (edit) => void edits.push({...edit, step: step.name})),
    );
  if (edits.length)
    await attempt('writing', `on ${file}`, () => write(outDir, file, applyEdits(page.html, edits)));
}

/**
 * @param outDir folder of a build that nothing else changes meanwhile
 * @param steps in any order
 * @param routes site paths of all pages, as Docusaurus has them; other files are left alone, because other plugins may be
 *   writing them. Without, every page of the folder is one
 * @throws Error when the order of the steps is wrong, a step fails, or two change the same place of a page
 */
export async function passOver(
  outDir: string,
  steps: readonly Step[],
  routes: readonly string[] = [],
): Promise<void> {
  const ordered = inOrder(steps);
  for (const step of ordered)
    await attempt(called(step), 'before the first page', () => step.prepare?.(outDir));
  const known = new Set(routes.map((route) => pathOf(route.slice(1))));
  for (const file of await pageFiles(outDir))
    if (!known.size || known.has(pathOf(file))) await passOverPage(outDir, file, ordered);
  for (const step of ordered)
    await attempt(called(step), 'after the last page', () => step.finish?.(outDir, routes));
}
