/**
 * A client module: when a page is opened and its scripts do not come, it stays what the server sent, and nothing in
 * it answers. Docusaurus says so nowhere, so this does, with a button that loads the page again.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import './styles.css';

function show(): void {
  const box = document.createElement('div');
  const retry = document.createElement('button');
  box.className = 'load-failure';
  box.role = 'alert';
  retry.textContent = 'Retry';
  retry.onclick = () => window.location.reload();
  box.append('Part of this page did not load.', retry);
  document.body.append(box);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({reason}) => {
    // Later failures are of pages that are fetched ahead; a reader who opens one of them has it loaded anew.
    const isOpening = document.documentElement.dataset.hasHydrated !== 'true';
    if (isOpening && (reason as Error | undefined)?.name === 'ChunkLoadError') show();
  });
}
