/** Why a wrap: its title is that of the tags of the documentation as well, and it has no description. */
import React, {type ComponentProps, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {site} from '@site/src/site/identity';
import Original from '@theme-original/BlogTagsListPage';

export default function BlogTagsListPage(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata
        title="Posts by tag"
        description={`Every tag of ${site.blogTitle} with the number of its posts.`}
      />
    </>
  );
}
