/** Why ours: adds the product and the day of the last change, and formats dates as British. */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PostMeta from '@site/src/blog/ui/PostMeta';
import PageMenu from '@site/src/ui/PageMenu';
import {datesOfPost, dayOf} from '@site/src/metadata/contract';
import {productOfTags} from '@site/src/site/products';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import styles from './styles.module.css';

export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {metadata} = useBlogPost();
  const {date, readingTime, tags} = metadata;
  const {published, modified} = datesOfPost(metadata);
  return (
    <div className={clsx(styles.info, className)}>
      <PageMenu path={metadata.permalink} hasMarkdown={!metadata.unlisted}>
        <PostMeta
          date={date}
          updated={dayOf(modified) === dayOf(published) ? undefined : modified}
          readingTime={readingTime}
          product={productOfTags(tags)}
        />
      </PageMenu>
    </div>
  );
}
