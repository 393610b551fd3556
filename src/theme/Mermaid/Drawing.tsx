import React, {useEffect, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Original from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import {keepInPlace} from './keepInPlace';

/** The diagram itself; while it is drawn, the heading that the reader jumped to stays where it is. */
export default function Drawing(props: Props): ReactNode {
  const location = useLocation();
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    return target ? keepInPlace(target) : undefined;
  }, [location]);
  return <Original {...props} />;
}
