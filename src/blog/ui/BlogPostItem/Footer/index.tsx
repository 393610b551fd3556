/** Why a wrap: adds 'Follow' (the feeds) at the end of a post. */
import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import FollowMenu from '@site/src/blog/ui/FollowMenu';
import Original from '@theme-original/BlogPostItem/Footer';

export default function BlogPostItemFooter(): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return (
    <>
      <Original />
      {isBlogPostPage && <FollowMenu />}
    </>
  );
}
