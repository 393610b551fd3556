/** Why our own: the panel has the id that its tab names (see Tabs), its name, and without a script a heading. */
import React, {type ReactNode} from 'react';
import type {Props as Stock} from '@theme/TabItem';

export type Props = Stock & {
  /** Docusaurus's own says up to 3.9 alone whether it is hidden. */
  hidden?: boolean;
  /** The same program in another language, which the search need not have twice (src/content/markdown/systems.ts). */
  isTwin?: boolean;
};

export default function TabItem({
  children,
  hidden,
  isTwin,
  className,
  label,
  value,
  attributes,
}: Props): ReactNode {
  const name = label ?? value;
  return (
    <div
      role="tabpanel"
      id={attributes?.id as string | undefined}
      aria-label={name}
      className={className}
      data-search-ignore={isTwin ? '' : undefined}
      hidden={hidden}>
      <p className="tab-heading" data-search-ignore>
        {name}
      </p>
      {children}
    </div>
  );
}
