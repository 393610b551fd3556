import type {BlogPost} from '@docusaurus/plugin-content-blog';

/**
 * Leaves unlisted posts out of the pages of their authors, which Docusaurus 3.8 does not: no key leads from such a post
 * to the list of an author.
 */
export async function processBlogPosts({blogPosts}: {blogPosts: BlogPost[]}): Promise<BlogPost[]> {
  return blogPosts.map((post) => {
    const {unlisted, authors} = post.metadata;
    if (!unlisted) return post;
    return {...post, metadata: {...post.metadata, authors: authors.map((author) => ({...author, key: null}))}};
  });
}
