/** Why ours: the product, and British dates. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PostFacts from '@site/src/blog/ui/PostFacts';
import {productOfTags} from '@site/src/site/products';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import styles from './styles.module.css';

export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {date, readingTime, tags} = useBlogPost().metadata;
  return (
    <PostFacts
      date={date}
      readingTime={readingTime}
      product={productOfTags(tags)}
      className={clsx(styles.info, className)}
    />
  );
}
