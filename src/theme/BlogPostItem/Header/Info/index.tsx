/** Why ours: British dates. */
import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Day from '@site/src/components/Day';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import styles from './styles.module.css';

function readingTimeText(minutes: number): string {
  const whole = Math.ceil(minutes);
  return whole === 1 ? 'One min read' : `${whole} min read`;
}

export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {
    metadata: {date, readingTime},
  } = useBlogPost();
  return (
    <p className={`${styles.info} ${className ?? ''}`}>
      <Day date={date} />
      {readingTime !== undefined && ` · ${readingTimeText(readingTime)}`}
    </p>
  );
}
