/** The search of a page, with or without React: one client for the dialog and the search page, and the dialog's content. */
import {listenForClose, searchDialog} from '../../runtime/contract';
import {search} from '../../site/identity';
import {followArrivals} from '../arrival';
import {isArriving} from '../arrival/found';
import {withFallback} from '../client/fallback';
import {insightsReporter} from '../client/insightsReporter';
import type {SearchClient} from '../client/port';
import {embeddedClient} from '../engines/embedded/embeddedClient';
import {hostedClient} from '../engines/hosted/hostedClient';
import {startPanel, type PanelContext} from '../ui/island/panel';

/** What the module of the search gives to those who import it (`window.hub.search`). */
export type SearchModule = {client: SearchClient};

const indexName = SEARCH_HOSTED?.indexName ?? search.indexName;

/** React's router follows the link, or the browser loads the document. */
function navigate(to: string): boolean {
  window.hub?.follow?.(to);
  return window.hub?.follow !== undefined;
}

/** Fills the dialog that is open and not yet filled. Each page that React shows has a dialog of its own. */
function fillingDialogs(context: PanelContext): () => void {
  let filled: HTMLDialogElement | undefined;
  let endPanel = () => {};
  return function look() {
    const dialog = searchDialog();
    const open = dialog?.open ? dialog : undefined;
    if (open === filled) return;
    // Not at the event `close`, which is queued: a key may open the dialog again before it comes.
    endPanel();
    filled = open;
    endPanel = open ? startPanel(open, open.lastElementChild as HTMLElement, context) : () => {};
  };
}

/** Warms at once, or on a page that a search led to when the search is requested again: until then nobody searches. */
function warmWhenWanted(client: SearchClient): void {
  const hub = window.hub!;
  const {search: request} = hub;
  if (!isArriving()) return client.warm();
  hub.search = () => {
    client.warm();
    hub.search = request;
    return request();
  };
}

/**
 * Starts to fill the search dialog whenever it is open; to be called once.
 *
 * @param startWorker starts the worker of the embedded engine
 */
export function openSearch(startWorker: () => Worker): SearchModule {
  const embedded = embeddedClient(startWorker);
  const client = SEARCH_HOSTED ? withFallback(hostedClient(SEARCH_HOSTED), embedded) : embedded;
  const look = fillingDialogs({
    client,
    indexName,
    facetFilters: SEARCH_FILTERS,
    navigate,
    insights: SEARCH_HOSTED?.insights ? insightsReporter(SEARCH_HOSTED) : undefined,
  });
  warmWhenWanted(client);
  listenForClose();
  new MutationObserver(look).observe(document, {subtree: true, attributeFilter: ['open']});
  look();
  followArrivals();
  return {client};
}
