/** A client module for chunks that do not come: the page is reloaded once, then the notice tells it. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {showNotice} from '../notice';
import {freshDocument, prepareFreshDocument} from '../reload';

/** The next page is on its way. Docusaurus reloads when one of its chunks fails. */
let isComing = false;

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('pagehide', () => isComing && prepareFreshDocument(0));
  window.addEventListener('unhandledrejection', ({reason}) => {
    // Docusaurus leaves a page dead without a word when its own chunk fails.
    const isOpening = document.documentElement.dataset.hasHydrated !== 'true';
    if (isOpening && (reason as Error | undefined)?.name === 'ChunkLoadError' && !freshDocument())
      showNotice('failed');
  });
}

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    isComing = previousLocation !== null;
    return () => (isComing = false);
  },
};

export default clientModule;
