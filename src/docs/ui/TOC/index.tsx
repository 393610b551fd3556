/** Why a wrap: on posts the table of contents is outside every landmark; a named `<nav>` makes it one. */
import React, {type ComponentProps, type ReactNode} from 'react';
import Original from '@theme-original/TOC';

export default function TOC(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <nav aria-label="On this page" className="contents">
      <Original {...props} />
    </nav>
  );
}
