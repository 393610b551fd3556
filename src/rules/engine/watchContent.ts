/** Checks files as they are saved, for the live-reload server. */
import {existsSync, watch} from 'node:fs';
import path from 'node:path';
import {check} from './check';
import {filesOn} from './files';
import type {Finding, Rule} from './rule';
import {readSite, type Site} from './site';

/** Debounce in milliseconds: editors write a file more than once. */
const quiet = 20;

const folders = ['docs', 'blog', 'openapi'];
const isContent = /\.(mdx?|ya?ml)$/;

/** Of one file that was saved or asked for, what the rules find in it now. */
export type Report = (path: string, findings: readonly Finding[]) => void;

/**
 * @param root folder of the project
 * @param tell is called for each file that was saved or asked for
 * @returns a function that asks for a file
 */
export function watchContent(
  root: string,
  rules: readonly Rule[],
  tell: Report,
): ((path: string) => void) & {close: () => void} {
  const saved = new Set<string>();
  let site: Site | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function checkSaved(): Promise<void> {
    const paths = [...saved];
    saved.clear();
    site = readSite(filesOn(root), site);
    const findings = await check(site, rules, paths);
    for (const one of paths)
      tell(
        one,
        findings.filter((finding) => finding.path === one),
      );
  }

  function ask(file: string): void {
    saved.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => void checkSaved(), quiet);
  }

  const watchers = folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .map((folder) =>
      watch(path.join(root, folder), {recursive: true}, (_, file) => {
        const name = file && path.posix.join(folder, file.replaceAll('\\', '/'));
        if (name && isContent.test(name) && !name.startsWith('docs/api/')) ask(name);
      }),
    );
  return Object.assign(ask, {close: () => watchers.forEach((watcher) => watcher.close())});
}
