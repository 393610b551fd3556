import React, {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Original from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import {keepInPlace} from './keepInPlace';
import {useHeight} from './useHeight';
import {useRoom} from './useRoom';

/**
 * The diagram itself; while it is drawn, the heading that the reader jumped to stays where it is, and what is read below
 * it or about to be pressed.
 */
export default function Drawing(props: Props): ReactNode {
  const location = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const isShown = useRoom(place);
  const height = useHeight(place, props.value, isShown);
  const room = isShown ? undefined : {height, overflow: 'hidden', visibility: 'hidden' as const};
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    return target ? keepInPlace(target) : undefined;
  }, [location]);
  return (
    <div ref={place} hidden={!isShown && height === undefined} style={room}>
      <Original {...props} />
    </div>
  );
}
