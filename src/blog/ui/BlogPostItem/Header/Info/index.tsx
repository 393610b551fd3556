/** Why ours: adds the product, and formats dates as British. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PostMeta from '@site/src/blog/ui/PostMeta';
import {productOfTags} from '@site/src/site/products';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import styles from './styles.module.css';

export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {date, readingTime, tags} = useBlogPost().metadata;
  return (
    <PostMeta
      date={date}
      readingTime={readingTime}
      product={productOfTags(tags)}
      className={clsx(styles.info, className)}
    />
  );
}
