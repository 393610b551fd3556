import React, {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Original from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import {anchorScroll} from './scrollAnchor';
import {useRememberedHeight} from './useRememberedHeight';
import {useRevealWithoutShift} from './useRevealWithoutShift';

/** Renders the diagram without layout shift for the heading that the reader jumped to, or for the text below it. */
export default function MermaidRenderer(props: Props): ReactNode {
  const location = useLocation();
  const container = useRef<HTMLDivElement>(null);
  const isShown = useRevealWithoutShift(container);
  const height = useRememberedHeight(container, props.value, isShown);
  const hidden = isShown ? undefined : {height, overflow: 'hidden', visibility: 'hidden' as const};
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    return target ? anchorScroll(target) : undefined;
  }, [location]);
  return (
    <div ref={container} hidden={!isShown && height === undefined} style={hidden}>
      <Original {...props} />
    </div>
  );
}
