/** Why ours: shows posts as rows instead of excerpts. */
import React, {type ReactNode} from 'react';
import PostEntry from '@site/src/blog/ui/PostEntry';
import type {Props} from '@theme/BlogPostItems';

type Content = Props['items'][number]['content'];

/** `picture` (front matter) names an image in the folder of the post; src/blog/feeds publishes it under the post's address. */
function pictureOf({metadata, frontMatter}: Content): string | undefined {
  const {picture} = frontMatter as {picture?: string};
  return picture && `${metadata.permalink}/${picture}`;
}

/** @param hasPictures whether posts show theirs: one page of pictures is enough */
export default function BlogPostItems({
  items,
  hasPictures = false,
}: Props & {hasPictures?: boolean}): ReactNode {
  return items.map(({content}) => (
    <PostEntry
      key={content.metadata.permalink}
      post={content.metadata}
      picture={hasPictures ? pictureOf(content) : undefined}
    />
  ));
}
