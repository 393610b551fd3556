import type {Credentials} from '@site/src/search/hosted/client';
import type ModalType from './Modal';

/**
 * Downloads the modal. The sheets are imported here because DocSearch marks its own as free of side effects.
 *
 * @throws Error when a file cannot be fetched; the next call tries again
 */
export async function loadModal(): Promise<typeof ModalType> {
  const [{default: Modal}] = await Promise.all([
    import('./Modal'),
    import('@docsearch/react/style'),
    import('./modal.css'),
  ]);
  return Modal;
}

/**
 * Downloads what a reader who reaches for the search is about to need: the modal and, beside it, the engine.
 * Failing is no failure: opening the modal tries again.
 */
export function prefetchSearch(credentials: Credentials | undefined): void {
  loadModal().catch(() => undefined);
  import('@site/src/search/client').then(
    ({searchClient}) => searchClient(credentials).warm(),
    () => undefined,
  );
}
