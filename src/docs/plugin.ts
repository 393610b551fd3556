import stock, {validateOptions, type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {withDescriptions} from './routeProps';

/** Docusaurus's docs plugin, whose pages do not each download the descriptions of all others. */
async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await stock(context, options);
  return {
    ...plugin,
    contentLoaded({content, actions}) {
      const addRoute: typeof actions.addRoute = (route) => actions.addRoute(withDescriptions(route));
      return plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
  };
}

export default Object.assign(docs, {validateOptions}) as unknown as PluginModule;
