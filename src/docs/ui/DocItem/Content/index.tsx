/**
 * Ejected from @docusaurus/theme-classic 3.8.1: the smallest leaf in which a line can stand between a page's
 * title and its text. Our lines are fenced.
 */
import React, {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
// help hub: begin
import PageMeta from '@site/src/docs/ui/PageMeta';
import PageMenu from '@site/src/ui/PageMenu';
import {withoutBase} from '@site/src/site/base';
import {productOfPath} from '@site/src/site/products';
// help hub: end

function useSyntheticTitle(): string | null {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const shouldRender = !frontMatter.hide_title && typeof contentTitle === 'undefined';
  return shouldRender ? metadata.title : null;
}

function DocItemContent({children}: Props): ReactNode {
  const syntheticTitle = useSyntheticTitle();
  // help hub: begin
  const {metadata, frontMatter} = useDoc();
  const {role} = frontMatter as {role?: string};
  // help hub: end
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {syntheticTitle && (
        <header>
          <Heading as="h1">{syntheticTitle}</Heading>
          {/* help hub: begin */}
          <PageMenu path={metadata.permalink} hasMarkdown={!metadata.unlisted}>
            <PageMeta
              product={productOfPath(withoutBase(metadata.permalink))}
              role={role}
              lastUpdatedAt={metadata.lastUpdatedAt ?? undefined}
            />
          </PageMenu>
          {/* help hub: end */}
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}

// help hub: begin
/** Memoised: the layout renders again once it knows the width of the window, which does not change the text. */
export default memo(DocItemContent);
// help hub: end
