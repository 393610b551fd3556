import type {Credentials} from '@site/src/search/engines/hosted/client';
import type PanelType from './Panel';

/**
 * Downloads the panel. The sheets are imported here because DocSearch marks its own as free of side effects.
 *
 * @throws Error when a file cannot be fetched; the next call tries again
 */
export async function loadPanel(): Promise<typeof PanelType> {
  const [{default: Panel}] = await Promise.all([
    import('./Panel'),
    import('@docsearch/react/style'),
    import('./panel.css'),
  ]);
  return Panel;
}

/**
 * Downloads what a reader who reaches for the search is about to need: the panel and, beside it, the engine.
 * Failing is no failure: opening the dialog tries again.
 */
export function prefetchSearch(credentials: Credentials | undefined): void {
  loadPanel().catch(() => undefined);
  import('@site/src/search/dialogue/client').then(
    ({searchClient}) => searchClient(credentials).warm(),
    () => undefined,
  );
}
