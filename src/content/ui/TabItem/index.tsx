/** Why our own: the panel has the id that its tab names (see Tabs), its name, and without a script a heading. */
import React, {type ReactNode} from 'react';
import type {Props as Stock} from '@theme/TabItem';

/** Docusaurus's own says up to 3.9 alone whether it is hidden. */
export type Props = Stock & {hidden?: boolean};

export default function TabItem({children, hidden, className, label, value, attributes}: Props): ReactNode {
  const name = label ?? value;
  return (
    <div
      role="tabpanel"
      id={attributes?.id as string | undefined}
      aria-label={name}
      className={className}
      hidden={hidden}>
      <p className="tab-heading" data-search-ignore>
        {name}
      </p>
      {children}
    </div>
  );
}
