import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {decoded} from '@site/src/runtime/contract';

/** The element stays focusable, so that the focus comes back to it from a dialog or another window. */
function focus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({preventScroll: true});
}

let isFollowed = false;

/**
 * Has links of the search, which is no part of React, followed by the router, and moves the focus to the section that the
 * address names, or to the page's title, as a browser does for its own links. Tells the search, and screen readers, of each
 * page. Docusaurus only scrolls to a section, and on a new page resets the focus to the start for its skip link.
 */
export default function FocusLinkTarget(): ReactNode {
  const history = useHistory();
  const location = useLocation();
  const {pathname} = location;
  const last = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    const hub = window.hub!;
    hub.follow = (address) => {
      isFollowed = true;
      // As a link of the router does: a second visit to the same place is none for the back button.
      if (history.createHref(history.location) === address) history.replace(address);
      else history.push(address);
    };
    return () => {
      hub.follow = undefined;
    };
  }, [history]);

  useEffect(() => {
    const isNew = pathname !== last.current;
    last.current = pathname;
    const id = decoded(location.hash.slice(1));
    const wantsFocus = isFollowed;
    isFollowed = false;
    // React has shown what hid the target by then (src/runtime/controls/reveal.ts).
    requestAnimationFrame(() => {
      if (wantsFocus) focus(id ? document.getElementById(id) : document.querySelector('h1'));
      // A heading that has the focus is read already.
      if (isNew) setTitle(wantsFocus && !id ? '' : document.title);
      window.hub!.arrived?.();
    });
  }, [location, pathname]);
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
