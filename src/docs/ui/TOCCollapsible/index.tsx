/** Why ours: `<details>`, which browsers open by themselves; the stock one has its links in no built page. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';

export default function TOCCollapsible({className, ...props}: Props): ReactNode {
  return (
    <details className={clsx('toc-mobile', className)}>
      <summary>On this page</summary>
      <TOCItems {...props} />
    </details>
  );
}
