/** Why a wrap: the stock page has no description. */
import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {site} from '@site/src/site/identity';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import Original from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';

export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  const {author, listMetadata} = props;
  const further = listMetadata.page > 1 ? `, page ${listMetadata.page}` : '';
  return (
    <>
      <Original {...props} />
      <PageMetadata
        description={`Posts of ${author.name ?? author.key} in ${site.blogTitle}, the newest first${further}.`}
      />
    </>
  );
}
