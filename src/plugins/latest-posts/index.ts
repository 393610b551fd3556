import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

/** A post as the home page lists it; the date is ISO 8601. */
export type LatestPost = {title: string; permalink: string; date: string; description: string};

const count = 3;

/** Gives the home page the newest posts, as global data; nothing is written to the source tree. */
export default function latestPosts(): Plugin {
  return {
    name: 'latest-posts',

    allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const posts = (blog?.blogPosts ?? []).slice(0, count).map(({metadata}): LatestPost => ({
        title: metadata.title,
        permalink: metadata.permalink,
        date: new Date(metadata.date).toISOString(),
        description: metadata.description,
      }));
      actions.setGlobalData({posts});
    },
  };
}
