import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';

/** @returns the content of the blog, out of what Docusaurus gives `allContentLoaded`; undefined on a site without one */
export const blogOf = (allContent: AllContent): BlogContent | undefined =>
  allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;

/** @returns the posts that lists name, the newest first: an unlisted post is for those who have its address */
export const listedPosts = (blog?: Pick<BlogContent, 'blogPosts'>): BlogPost[] =>
  (blog?.blogPosts ?? []).filter(({metadata}) => !metadata.unlisted);
