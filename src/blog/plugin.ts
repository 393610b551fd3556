import type {PluginConfig} from '@docusaurus/types';
import feeds, {type Options} from './feeds/plugin';
import latestPosts from './latest-posts/plugin';

export {processBlogPosts} from './processBlogPosts';

/** @returns the plugins that make feeds, and cards of the newest posts, out of Docusaurus's blog */
export const blog = (options: Options): PluginConfig[] => [latestPosts, [feeds, options]];
