/** Why our own: the panel has the id that its tab names (see Tabs), and its name. */
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/TabItem';

export default function TabItem({children, hidden, className, label, value, attributes}: Props): ReactNode {
  const id = attributes?.['aria-controls'] as string | undefined;
  return (
    <div role="tabpanel" id={id} aria-label={label ?? value} className={className} hidden={hidden}>
      {children}
    </div>
  );
}
