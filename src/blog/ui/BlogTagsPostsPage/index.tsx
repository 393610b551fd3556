/**
 * Ejected from @docusaurus/theme-classic 3.8.1. Why: adds the feeds of the tag (in the head and in the header) and the
 * product filter; no smaller component can hold them. Our lines are fenced.
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@site/src/docusaurus/contract';
import Link from '@docusaurus/Link';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {Props} from '@theme/BlogTagsPostsPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
// help hub: begin
import FollowMenu, {TagFeedLinks} from '@site/src/blog/ui/FollowMenu';
import ProductFilter from '@site/src/blog/ui/ProductFilter';
import {productOfTags} from '@site/src/site/products';
// help hub: end

function BlogTagsPostsPageMetadata({tag}: Props): ReactNode {
  const title = useBlogTagsPostsPageTitle(tag);
  return (
    <>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="blog_tags_posts" />
      {/* help hub: begin */}
      <TagFeedLinks permalink={tag.permalink} label={tag.label} />
      {/* help hub: end */}
    </>
  );
}

function BlogTagsPostsPageContent({tag, items, sidebar, listMetadata}: Props): ReactNode {
  const title = useBlogTagsPostsPageTitle(tag);
  return (
    <BlogLayout sidebar={sidebar}>
      {tag.unlisted && <Unlisted />}
      <header className="margin-bottom--lg">
        <Heading as="h1">{title}</Heading>
        {tag.description && <p>{tag.description}</p>}
        <Link href={tag.allTagsPath}>
          <Translate
            id="theme.tags.tagsPageLink"
            description="The label of the link targeting the tag list page">
            View All Tags
          </Translate>
        </Link>
        {/* help hub: begin */}
        <FollowMenu tag={tag} />
        {/* help hub: end */}
      </header>
      {/* help hub: begin */}
      {productOfTags([tag]) && <ProductFilter current={tag.permalink} />}
      {/* help hub: end */}
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={listMetadata} />
    </BlogLayout>
  );
}

export default function BlogTagsPostsPage(props: Props): ReactNode {
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}>
      <BlogTagsPostsPageMetadata {...props} />
      <BlogTagsPostsPageContent {...props} />
    </HtmlClassNameProvider>
  );
}
