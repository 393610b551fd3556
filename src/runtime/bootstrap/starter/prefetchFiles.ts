import {filesOfPage} from './filesOfPage';
import {prefetchFile} from './prefetchFile';

/** Prefetches React's files when the browser is idle; not with data saving or on 2G. */
export function prefetchFiles(): void {
  const {connection = {}} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  if (connection.saveData || /2g/.test(connection.effectiveType as string)) return;
  // Safari knows no idle callback.
  for (const href of filesOfPage()) (window.requestIdleCallback ?? setTimeout)(() => void prefetchFile(href));
}
