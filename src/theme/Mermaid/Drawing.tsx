import React, {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Original from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import {keepInPlace} from './keepInPlace';
import {useCalm} from './useCalm';

/**
 * The diagram itself; while it is drawn, the heading that the reader jumped to stays where it is. It takes its room when
 * the pointer rests.
 */
export default function Drawing(props: Props): ReactNode {
  const location = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const isCalm = useCalm(place);
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    return target ? keepInPlace(target) : undefined;
  }, [location]);
  return (
    <div ref={place} hidden={!isCalm}>
      <Original {...props} />
    </div>
  );
}
