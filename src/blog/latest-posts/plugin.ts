import type {LoadContext, Plugin} from '@docusaurus/types';
import {blogOf, listedPosts} from '../../docusaurus/contract.node';
import {productOfTags, type ProductId} from '../../site/products';

/** A post as the home page lists it; the date is ISO 8601. */
export type LatestPost = {
  title: string;
  permalink: string;
  date: string;
  description: string;
  product?: ProductId;
};

const count = 3;

/** Writes the newest posts as a module that only the home page imports; global data would be in the script of every page. */
export default function latestPosts({baseUrl}: LoadContext): Plugin {
  return {
    name: 'latest-posts',

    async allContentLoaded({allContent, actions}) {
      const newest = listedPosts(blogOf(allContent)).slice(0, count);
      const posts = newest.map(({metadata}): LatestPost => ({
        title: metadata.title,
        permalink: metadata.permalink,
        date: new Date(metadata.date).toISOString(),
        description: metadata.description,
        product: productOfTags(metadata.tags, baseUrl)?.id,
      }));
      await actions.createData('posts.json', posts);
    },
  };
}
