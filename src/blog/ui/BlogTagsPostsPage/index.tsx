/**
 * Ejected from @docusaurus/theme-classic 3.8.1. Why: adds the feeds of the tag (in the head and in the header), the
 * product filter and a title in typographic quotes; no smaller component can hold them. Our lines are fenced.
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
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
import {taggedTitle} from '@site/src/site/language';
import {productOfTags} from '@site/src/site/products';
// help hub: end

function BlogTagsPostsPageMetadata({tag}: Props): ReactNode {
  // help hub: begin
  const title = taggedTitle(tag.count, 'post', tag.label);
  // help hub: end
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
  // help hub: begin
  const title = taggedTitle(tag.count, 'post', tag.label);
  // help hub: end
  return (
    <BlogLayout sidebar={sidebar}>
      {tag.unlisted && <Unlisted />}
      <header className="margin-bottom--lg">
        <Heading as="h1">{title}</Heading>
        {tag.description && <p>{tag.description}</p>}
        {/* help hub: begin */}
        <Link to={tag.allTagsPath}>All tags</Link>
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
