/**
 * A client module for a chunk that fails before hydration: reloads the page once, then shows the notice. Docusaurus
 * leaves the page dead without a word.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {showNotice} from '../notice';
import {freshDocument} from '../reload';

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({reason}) => {
    // After hydration a failed chunk is one of a prefetch; opening that page loads it as a document.
    const isOpening = document.documentElement.dataset.hasHydrated !== 'true';
    if (isOpening && (reason as Error | undefined)?.name === 'ChunkLoadError' && !freshDocument())
      showNotice('failed');
  });
}
