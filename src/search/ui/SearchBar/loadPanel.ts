import type {Credentials} from '@site/src/search/engines/hosted/hostedClient';
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
 * Prefetches the panel and the engine. Errors are ignored: opening the dialog tries again.
 */
export function prefetchSearch(credentials: Credentials | undefined): void {
  loadPanel().catch(() => undefined);
  import('@site/src/search/client/searchClient').then(
    ({searchClient}) => searchClient(credentials).warm(),
    () => undefined,
  );
}
