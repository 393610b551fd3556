/** Why ours: the links of the stock one are missing from the built HTML; `<details>` opens without script. A long one
 * has sections only. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import {isLong} from '../TOC/isLong';

export default function TOCCollapsible({className, maxHeadingLevel, ...props}: Props): ReactNode {
  return (
    <details className={clsx('toc-mobile', className)}>
      <summary>On this page</summary>
      <TOCItems {...props} className="toc" linkClassName="" maxHeadingLevel={isLong(props.toc) ? 2 : maxHeadingLevel} />
    </details>
  );
}
