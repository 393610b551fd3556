/**
 * Stands in for React Router's BrowserRouter in Docusaurus's client (patch "navigation"): the router learns of a new
 * location when the chunks of the page are loaded. In Docusaurus it learns of it at once and waits afterwards, so that the
 * old page is rendered once more before the new one.
 */
import React, {type ReactNode} from 'react';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import {createBrowserHistory, type History, type LocationListener} from 'history';
import {Router, __HistoryContext as HistoryContext} from 'react-router';
import {freshDocument, inTime, reloadInPlace, showNotice} from '../../runtime/contract';
import load from './pageTransition';

const history = createBrowserHistory();

/** Scroll position of a page that is opened. */
const top = 0;

/** Listeners of the router, which subscribes again whenever it is mounted. */
const listeners = new Set<LocationListener>();
let shown = normalizeLocation(history.location);

history.listen((asked, action) => {
  const location = normalizeLocation(asked);
  const end = dispatchLifecycleAction('onRouteUpdate', {previousLocation: shown, location});
  inTime(load(location.pathname, action))
    .then(() => {
      end();
      // Another page was opened meanwhile.
      if (history.location !== asked) return;
      shown = location;
      document.querySelector('.notice-failed')?.remove();
      for (const listener of listeners) listener(location, action);
    })
    .catch((error: unknown) => {
      end();
      if (history.location !== asked) return;
      console.error(error);
      // After a deployment the files of the old one are gone, and the page is there under new names.
      if (!freshDocument(top)) showNotice('failed', () => reloadInPlace(top));
    });
});

/** The history for the router; whoever uses `useHistory`, such as tabs in the query string, hears of a location at once. */
const afterLoading = Object.assign(Object.create(history) as History, {
  listen(listener: LocationListener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
});

export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  return (
    <Router history={afterLoading}>
      <HistoryContext.Provider value={history}>{children}</HistoryContext.Provider>
    </Router>
  );
}

/** Docusaurus imports both and takes the one that `future.experimental_router` names. */
export {BrowserRouter as HashRouter};
