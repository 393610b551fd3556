/**
 * A client module: when a page is opened and its scripts do not come, it stays what the server sent, and nothing in
 * it answers. Docusaurus says so nowhere, so this does, after a fresh document has been tried.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {showNotice} from '../notice';
import {freshDocument} from '../freshDocument';

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({reason}) => {
    // Later failures are of pages that are fetched ahead; a reader who opens one of them has it loaded anew.
    const isOpening = document.documentElement.dataset.hasHydrated !== 'true';
    if (isOpening && (reason as Error | undefined)?.name === 'ChunkLoadError' && !freshDocument())
      showNotice('failed');
  });
}
