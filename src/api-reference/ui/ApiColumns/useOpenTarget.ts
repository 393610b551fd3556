import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Opens the collapsed elements around the target of a link, such as a closed response, and scrolls there.
 *
 * Problem: a result of the search leads to a field that stays hidden. Cause: a browser opens `<details>` only when
 * it follows a link itself, and never the target; inside the site React follows it.
 */
export function useOpenTarget(): void {
  const location = useLocation();
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    let closed = target?.closest<HTMLDetailsElement>('details:not([open])');
    if (!closed) return;
    for (; closed; closed = closed.parentElement?.closest('details:not([open])')) closed.open = true;
    target?.scrollIntoView();
  }, [location]);
}
