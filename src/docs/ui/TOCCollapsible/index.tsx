/** Why ours: the links of the stock one are missing from the built HTML; `<details>` opens without script. */
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
