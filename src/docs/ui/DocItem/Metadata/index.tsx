/** Why a wrap: adds the title for tabs and lists of results, `title_meta`, which Docusaurus knows of posts only. */
import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Original from '@theme-original/DocItem/Metadata';

export default function DocItemMetadata(): ReactNode {
  const {title_meta: title} = useDoc().frontMatter as {title_meta?: string};
  return (
    <>
      <Original />
      {title && <PageMetadata title={title} />}
    </>
  );
}
