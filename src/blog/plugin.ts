import stock, {validateOptions} from '@docusaurus/plugin-content-blog';
import type {PluginConfig, PluginModule} from '@docusaurus/types';
import feeds, {type Options} from './feeds/plugin';
import latestPosts from './latest-posts/plugin';

export {processBlogPosts} from './processBlogPosts';

/** Docusaurus's blog plugin, as the list of plugins takes one. */
export default Object.assign((...given: Parameters<typeof stock>) => stock(...given), {
  validateOptions,
}) as unknown as PluginModule;

/** @returns the plugins that make feeds, and cards of the newest posts, out of Docusaurus's blog */
export const blog = (options: Options): PluginConfig[] => [latestPosts, [feeds, options]];
