import type {Plugin} from '@docusaurus/types';

/** Diagrams are drawn in the browser: the server, which draws nothing, is built without Mermaid's sources. */
export default function mermaid(): Plugin {
  return {
    name: 'mermaid',
    configureWebpack: (_config, isServer) => (isServer ? {resolve: {alias: {mermaid: false}}} : {}),
  };
}
