/** Why ours: the name of the stock heading ends in that of the link to it. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';

export default function Heading({as: As, id, children, className, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  // The title of a page is no target.
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  const name = `${id}:name`;
  return (
    <As {...props} className={clsx('anchor', className)} id={id} aria-labelledby={name}>
      <span id={name}>{children}</span>
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={`Direct link to ${typeof children === 'string' ? children : id}`}>
        &#8203;
      </Link>
    </As>
  );
}
