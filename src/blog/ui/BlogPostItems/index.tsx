/** Why ours: shows posts as cards instead of excerpts. */
import React, {type ReactNode} from 'react';
import PostCard, {type PostView} from '@site/src/blog/ui/PostCard';
import {productOfTags} from '@site/src/site/products';
import type {Props} from '@theme/BlogPostItems';
import styles from './styles.module.css';

type Content = Props['items'][number]['content'];

/** `picture` (front matter) names an image in the folder of the post; src/blog/feeds publishes it under the post's address. */
function viewOf({metadata, frontMatter}: Content): PostView {
  const {picture} = frontMatter as {picture?: string};
  return {
    ...metadata,
    product: productOfTags(metadata.tags),
    picture: picture && `${metadata.permalink}/${picture}`,
  };
}

export default function BlogPostItems({items}: Props): ReactNode {
  return (
    <div className={styles.posts}>
      {items.map(({content}) => (
        <PostCard key={content.metadata.permalink} post={viewOf(content)} />
      ))}
    </div>
  );
}
