/** Has the pages of the API reference made again when a document is saved. */
import type {ChildProcess} from 'node:child_process';
import {existsSync, watch} from 'node:fs';
import path from 'node:path';
import {specifications} from '../../site/apis';
import {startBeside} from '../../docusaurus/contract.node';
import type {Made} from './pagesProcess';

/** What became of a save: whether pages are other ones now, or why there are none. */
export type Saved = {isNew: boolean; error?: string};

/** Debounce in milliseconds: editors write a file more than once. */
const quiet = 20;

const folder = 'openapi';

const program = path.join(__dirname, 'pagesProcess.ts');

/**
 * @param siteDir folder of the project
 * @param tell is called after each save
 * @returns what to call when a page is opened, so that it is up to date and a save of its document finds the process warm; and
 *   when other sources of these pages have changed, with the pages that are open
 */
export function watchDocuments(siteDir: string, tell: (save: Saved) => void) {
  const saved = new Set<string>();
  const warm = new Set<string>();
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOwed = false;
  let isLost = false;

  /** A process that ended over its work may have written pages of which nobody was told. */
  function heard({changed, error}: Made): void {
    tell({isNew: isLost || changed.length > 0, error});
    isOwed = isLost = false;
  }

  function running(): ChildProcess {
    if (child?.connected) return child;
    isLost ||= isOwed;
    return (child = startBeside(program, siteDir, (made) => heard(made as Made)));
  }

  function note(file: string): void {
    saved.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      running().send([...saved]);
      saved.clear();
      isOwed = true;
    }, quiet);
  }

  const place = path.join(siteDir, folder);
  if (existsSync(place))
    watch(place, {recursive: true}, (_, file) => {
      if (file && /\.(ya?ml|json)$/.test(file)) note(path.posix.join(folder, file.replaceAll('\\', '/')));
    }).unref();

  function opened(page: string): void {
    const document = specifications.find(({pages}) => page.startsWith(`${pages}/`))?.file;
    if (!document || warm.has(document)) return;
    warm.add(document);
    note(document);
  }

  return {
    opened,
    sourcesChanged(open: Iterable<string>): void {
      if (child?.connected) child.disconnect();
      child = undefined;
      warm.clear();
      for (const page of open) opened(page);
    },
  };
}
