/** Checks pages as they are saved, for the live-reload server. */
import {watch, type FSWatcher} from 'node:fs';
import path from 'node:path';
import {check} from './check';
import {filesOn} from './files';
import type {Finding, Rule} from './rule';
import {readSite, type Site} from './site';

/** Debounce in milliseconds: editors write a file more than once. */
const quiet = 100;

const folders = ['docs', 'blog'];

/** Of one page that was saved, what the rules find in it now. */
export type Report = (path: string, findings: readonly Finding[]) => void;

/**
 * @param root folder of the project
 * @param tell is called for each page that was saved
 * @returns the watchers, to be closed
 */
export function watchContent(root: string, rules: readonly Rule[], tell: Report): FSWatcher[] {
  const saved = new Set<string>();
  let site: Site | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function checkSaved(): Promise<void> {
    const paths = [...saved];
    saved.clear();
    site = readSite(filesOn(root), site);
    const findings = await check(site, rules, paths);
    for (const page of paths.filter((saved) => site?.pageAt(saved)))
      tell(
        page,
        findings.filter((finding) => finding.path === page),
      );
  }

  return folders.map((folder) =>
    watch(path.join(root, folder), {recursive: true}, (_, file) => {
      if (!file || !/\.mdx?$/.test(file)) return;
      saved.add(path.posix.join(folder, file.replaceAll('\\', '/')));
      clearTimeout(timer);
      timer = setTimeout(() => void checkSaved(), quiet);
    }),
  );
}
