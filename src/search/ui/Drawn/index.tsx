import React, {useLayoutEffect, useRef, type ReactNode} from 'react';
import {fill, type Child} from '@site/src/search/ui/island/dom';

/**
 * Nodes that plain script makes, so that the search dialog and the search page draw with the same code.
 *
 * @param make memoised by the caller: another function means other nodes
 */
export default function Drawn({make}: {make: () => readonly Child[]}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) fill(place.current, make());
  }, [make]);
  return <div ref={place} />;
}
