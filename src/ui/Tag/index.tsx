/** Why ours: the stock tag has the shape of a label on a string; ours looks like every other choice. */
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';

export default function Tag({permalink, label, description}: Props): ReactNode {
  return (
    <Link rel="tag" href={permalink} title={description} className="chip">
      {label}
    </Link>
  );
}
