/**
 * Stands in for React Router's BrowserRouter in Docusaurus's client (src/docusaurus/navigation/plugin): the site hears of a
 * page when its files are there. Docusaurus lets it hear at once and waits afterwards, so that everything on the old page
 * is drawn once more, with nothing new, before the new page is.
 */
import React, {type ReactNode} from 'react';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import {createBrowserHistory, type History, type LocationListener} from 'history';
import {Router, __HistoryContext as HistoryContext} from 'react-router';
import {freshDocument, inTime, reloadInPlace, showNotice} from '../../runtime/contract';
import load from './pageTransition';

const history = createBrowserHistory();

/** A page that is opened begins at its top, or where its address points to. */
const top = 0;

/** What the router has asked to be told, which it asks anew when it is mounted. */
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

/** What listens by itself, such as tabs that stand in the address, hears at once. */
const late = Object.assign(Object.create(history) as History, {
  listen(listener: LocationListener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
});

export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  return (
    <Router history={late}>
      <HistoryContext.Provider value={history}>{children}</HistoryContext.Provider>
    </Router>
  );
}

/** Docusaurus asks for both and takes the one that its settings name. */
export {BrowserRouter as HashRouter};
