/** Why ours: the stock icon refers to an SVG sprite, which every page would hold. */
import React, {type ReactNode} from 'react';
import Outline from '@site/src/ui/Icon/Outline';
import type {Props} from '@theme/Icon/ExternalLink';

export default function IconExternalLink({width = 13.5, height = 13.5}: Props): ReactNode {
  return (
    <Outline width={width} height={height} aria-hidden="true" className="margin-left--xs">
      <path d="M19 14v6H4V5h6m4-2h7v7m0-7L10 14" />
    </Outline>
  );
}
