/** The search of a page, with or without React: one client for the dialog and the search page, and what they show. */
import {fieldOf, listenForClose, searchDialog} from '../../runtime/contract';
import {search} from '../../site/identity';
import {followArrivals} from '../arrival';
import {withFallback} from '../client/fallback';
import type {FacetFilters} from '../client/port';
import {embeddedClient} from '../engines/embedded/embeddedClient';
import {hostedClient} from '../engines/hosted/hostedClient';
import {insightsReporter} from '../engines/hosted/insights';
import type {HostedOptions} from '../engines/hosted/themeOptions';
import {startPanel, type Panel, type PanelContext, type Place} from '../ui/island/panel';

/** Settings of the hosted engine, inlined by the bundlers; undefined when the embedded one answers alone. */
declare const SEARCH_HOSTED: HostedOptions | undefined;

/** The contextual filters (language and docs tags) that both engines apply to every query. */
declare const SEARCH_FILTERS: FacetFilters;

/** What the module of the search gives to those who request it (`window.hub.search`). */
export type SearchModule = {
  /** Shows a search outside the dialog. */
  open: (place: Place) => Panel;
};

/** React's router follows the link, or the browser loads the document. */
function navigate(to: string): boolean {
  window.hub?.follow?.(to);
  return window.hub?.follow !== undefined;
}

/**
 * Starts to fill the search dialog whenever it is open; to be called once.
 *
 * @param startWorker starts the worker of the embedded engine
 * @param isWanted whether a reader is about to search, unless the search led to this page
 */
export function openSearch(startWorker: () => Worker, isWanted: boolean): SearchModule {
  const embedded = embeddedClient(startWorker);
  const client = SEARCH_HOSTED ? withFallback(hostedClient(SEARCH_HOSTED), embedded) : embedded;
  const context: PanelContext = {
    client,
    indexName: SEARCH_HOSTED?.indexName ?? search.indexName,
    facetFilters: SEARCH_FILTERS,
    navigate,
    insights: SEARCH_HOSTED?.insights ? insightsReporter(SEARCH_HOSTED) : undefined,
  };
  let filled: HTMLDialogElement | undefined;
  let panel: Panel | undefined;
  const open = (place: Place) => {
    client.warm();
    return startPanel(place, context);
  };
  /** Each page that React shows has a dialog of its own. */
  const look = () => {
    const found = searchDialog();
    const dialog = found?.open ? found : undefined;
    if (dialog === filled) return;
    // Not at the event `close`, which is queued: a key may open the dialog again before it comes.
    panel?.end();
    filled = dialog;
    panel = dialog && open({dialog, field: fieldOf(dialog), mount: dialog.lastElementChild as HTMLElement});
  };
  listenForClose();
  new MutationObserver(look).observe(document, {subtree: true, attributeFilter: ['open']});
  look();
  const hasArrived = followArrivals();
  if (isWanted && !hasArrived) client.warm();
  return {open};
}
