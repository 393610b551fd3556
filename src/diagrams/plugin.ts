import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PluginWithStep} from '../build/contract.node';
import {bundleMermaid, type MermaidBundle, type MermaidFiles} from './library/bundle';

const folder = 'assets/mermaid';

function withAddresses({entry, always, kinds}: MermaidFiles, baseUrl: string): MermaidFiles {
  const address = (name: string) => `${baseUrl}${folder}/${name}`;
  return {
    entry: address(entry),
    always: always.map(address),
    kinds: Object.fromEntries(Object.entries(kinds).map(([kind, names]) => [kind, names.map(address)])),
  };
}

function writeAll(target: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  mkdirSync(target, {recursive: true});
  for (const [name, content] of files) writeFileSync(path.join(target, name), content);
}

export type Options = {
  /** False: the site's bundler bundles Mermaid like any package. */
  speed: boolean;
};

/**
 * Diagrams are rendered in the browser. The server bundle leaves Mermaid out, and browsers import it as separate files
 * (src/diagrams/library/load.ts). The live-reload server bundles it like any package.
 */
export default function diagrams(
  {baseUrl, generatedFilesDir}: LoadContext,
  options: unknown,
): PluginWithStep {
  const {speed} = options as Options;
  let library: MermaidBundle | undefined;
  return {
    name: 'diagrams',

    configureWebpack({mode}, isServer) {
      if (isServer) return {resolve: {alias: {mermaid: false}}};
      if (mode !== 'production' || !speed) return {};
      library = bundleMermaid();
      const parts = JSON.stringify(withAddresses(library.parts, baseUrl));
      writeAll(path.join(generatedFilesDir, 'mermaid'), new Map([['parts.json', parts]]));
      return {resolve: {alias: {mermaid: path.resolve(__dirname, './library/load')}}};
    },

    builtPages: {
      name: 'diagrams',
      // The library counts for the version.
      before: ['site-version'],
      prepare(outDir) {
        if (library) writeAll(path.join(outDir, folder), library.files);
      },
    },
  };
}
