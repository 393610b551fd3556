/** Typed sources (facts, codes, settings, the configuration itself): read again when they are saved. */
import {watch} from 'node:fs';
import path from 'node:path';

/** Debounce in milliseconds: editors write a file more than once. */
const quiet = 20;

type Sources = {
  /** Whether the server has loaded a file. */
  has: (file: string) => boolean;
  /** Is called after files have been saved, one call after the other. */
  read: (files: readonly string[]) => Promise<void>;
};

/**
 * @param siteDir folder of the site, as a whole path
 */
export function watchSources(siteDir: string, {has, read}: Sources): void {
  const saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  function note(file: string): void {
    if (!has(file)) return;
    saved.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...saved];
      saved.clear();
      last = last.then(() => read(files));
    }, quiet);
  }

  const folder = path.join(siteDir, 'src');
  watch(folder, {recursive: true}, (_, file) => file && note(path.join(folder, file))).unref();
}
