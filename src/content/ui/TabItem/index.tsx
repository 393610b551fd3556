/** Why our own: the panel has the id that its tab names (see Tabs), its name, and without a script a heading. */
import React, {useRef, type ReactNode} from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
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
  const panel = useRef<HTMLDivElement>(null);
  // React writes the attribute without a value, in which a browser's own search does not look (src/runtime/controls/tabs.ts).
  useIsomorphicLayoutEffect(() => {
    if (panel.current!.hidden === true) panel.current!.setAttribute('hidden', 'until-found');
  }, [hidden]);
  return (
    <div
      ref={panel}
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
