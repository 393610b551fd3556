/** Why ours: on posts the table of contents is outside every landmark; a named `<nav>` makes it one. */
import React, {type ComponentProps, type ReactNode} from 'react';
import type Original from '@theme/TOC';
import TOCItems from '@theme/TOCItems';

export default function TOC({className, ...props}: ComponentProps<typeof Original>): ReactNode {
  return (
    <nav aria-label="On this page" className="contents">
      <div className={className}>
        <TOCItems
          {...props}
          linkClassName="table-of-contents__link toc-highlight"
          linkActiveClassName="table-of-contents__link--active"
        />
      </div>
    </nav>
  );
}
