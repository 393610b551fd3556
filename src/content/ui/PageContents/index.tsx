import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';

/** The contents of a page as a fold under its first paragraph, where src/content/markdown/contentsFold.ts puts it. */
export default function PageContents(): ReactNode {
  const {toc, frontMatter} = useDoc();
  return !frontMatter.hide_table_of_contents && toc.length > 0 ? <DocItemTOCMobile /> : null;
}
