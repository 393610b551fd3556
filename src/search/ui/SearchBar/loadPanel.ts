import type {Credentials} from '@site/src/search/engines/hosted/hostedClient';
import type PanelType from './Panel';

/**
 * Downloads the panel. Readers keep chunks with these names, for when they are offline (src/offline). The sheets are imported here because DocSearch marks its own as free of side effects.
 *
 * @throws Error when a file cannot be fetched; the next call tries again
 */
export async function loadPanel(): Promise<typeof PanelType> {
  const [{default: Panel}] = await Promise.all([
    import(/* webpackChunkName: "kept-panel" */ './Panel'),
    import(/* webpackChunkName: "kept-panel-library" */ '@docsearch/react/style'),
    import(/* webpackChunkName: "kept-panel-style" */ './panel.css'),
  ]);
  return Panel;
}

/**
 * Prefetches the panel and the engine. Errors are ignored: opening the dialog tries again.
 */
export function prefetchSearch(credentials: Credentials | undefined): void {
  loadPanel().catch(() => undefined);
  import(/* webpackChunkName: "kept-search" */ '@site/src/search/client/searchClient').then(
    ({searchClient}) => searchClient(credentials).warm(),
    () => undefined,
  );
}
