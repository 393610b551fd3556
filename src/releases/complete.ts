/** Whether a build that has just been made is whole; then it gets its manifest. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pageFile} from '../hosting/negotiation';
import {setTime} from '../hosting/times';
import {tryIndex} from '../search/contract.node';
import {
  differences,
  hashFiles,
  manifestName,
  readManifest,
  serialise,
  type Manifest,
  type Origin,
} from './manifest';

/** What a build has to hold, as Docusaurus tells it; it stands in the place of the manifest until the build is complete. */
export type Plan = {
  /** Site paths of all pages. */
  routes: string[];
  /** Files that pages name: scripts, sheets. */
  named: string[];
};

/** At most so many of a kind are named; more would hide the message. */
const shown = 5;

/** @returns `a, b and 3 more` */
export const listOf = (all: readonly string[]): string =>
  [...all.slice(0, shown), ...(all.length > shown ? [`and ${all.length - shown} more`] : [])].join(', ');

function readPlan(folder: string): Plan {
  try {
    return JSON.parse(readFileSync(path.join(folder, manifestName), 'utf8')) as Plan;
  } catch (error) {
    throw new Error(
      'The build ended without a list of its pages. Remedy: fix what Docusaurus says above, and keep the plugin of src/releases in docusaurus.config.ts.',
      {cause: error},
    );
  }
}

/** Unknown addresses answer with a page whose route has its ending already. */
const fileOfRoute = (route: string) => (route.endsWith('.html') ? route : pageFile(route, 'html')).slice(1);

/** @throws Error that names what is missing */
function checkFiles({routes, named}: Plan, files: Manifest['files']): void {
  const pages = routes.map(fileOfRoute).filter((file) => !(file in files));
  const others = named.filter((file) => !(file in files));
  if (pages.length || others.length)
    throw new Error(
      [
        pages.length
          ? `The build has no file for ${pages.length} of ${routes.length} pages: ${listOf(pages)}.`
          : '',
        others.length ? `Pages name files that are missing: ${listOf(others)}.` : '',
        'Remedy: see whether the disk is full, and build again; if it stays, look at the plugins that write after the build (builtPages).',
      ]
        .filter(Boolean)
        .join(' '),
    );
}

async function writeManifest(file: string, text: string): Promise<void> {
  writeFileSync(file, text);
  await setTime(file, Buffer.from(text));
}

/**
 * Checks a build that has just been made, writes its manifest, and reads everything again by it.
 *
 * @param folder with the plan that src/releases/plugin.ts wrote
 * @param origin what it was made from
 * @throws Error when a page, a file that pages name, or an answer of the search is missing, or the disk kept other bytes
 */
export async function complete(folder: string, {sources, settings, commit}: Origin): Promise<Manifest> {
  const plan = readPlan(folder);
  const files = hashFiles(folder);
  checkFiles(plan, files);
  await tryIndex(folder);
  const manifest = {sources, settings, commit, routes: plan.routes, files};
  await writeManifest(path.join(folder, manifestName), serialise(manifest));
  const kept = readManifest(folder);
  const wrong = kept ? differences(folder, kept) : [`${manifestName} cannot be read`];
  if (wrong.length)
    throw new Error(
      `The disk does not hold what was written: ${listOf(wrong)}. Remedy: see whether it is full or failing, and build again.`,
    );
  return manifest;
}
