/** Why a wrap: the stock page has no description. */
import React, {type ComponentProps, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {site} from '@site/src/site/identity';
import Original from '@theme-original/Blog/Pages/BlogAuthorsListPage';

export default function BlogAuthorsListPage(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata
        description={`Who writes the posts of ${site.blogTitle}, with the posts of each author.`}
      />
    </>
  );
}
