/** Why a wrap: its title is that of the tags of the blog as well, and it has no description. */
import React, {type ComponentProps, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Original from '@theme-original/DocTagsListPage';

export default function DocTagsListPage(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata
        title="Documentation by tag"
        description="Every tag of the documentation with the number of its pages."
      />
    </>
  );
}
