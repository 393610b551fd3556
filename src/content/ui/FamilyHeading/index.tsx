import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** The heading of a family of entries (src/content/markdown/families.ts): a summary holds no link. */
export default function FamilyHeading({id, children}: {id: string; children: ReactNode}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <h2 className="anchor" id={id}>
      {children}
    </h2>
  );
}
