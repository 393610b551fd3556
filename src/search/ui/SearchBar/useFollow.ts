import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {focusNextTarget} from './FocusLinkTarget';

/** Has links of the search dialog, which is no part of React, followed by the router. */
export function useFollow(): void {
  const history = useHistory();
  useEffect(() => {
    const hub = window.hub!;
    hub.follow = (address) => {
      focusNextTarget();
      // As a link of the router does: a second visit to the same place is none for the back button.
      if (history.createHref(history.location) === address) history.replace(address);
      else history.push(address);
    };
    return () => {
      hub.follow = undefined;
    };
  }, [history]);
}
