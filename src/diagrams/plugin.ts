import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleLibrary, type Library, type Parts} from './library/bundle';

const folder = 'assets/mermaid';

function addressesOf({entry, always, kinds}: Parts, baseUrl: string): Parts {
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

/**
 * Diagrams are drawn in the browser: the server, which draws nothing, is built without Mermaid, and browsers get it as
 * files of its own (src/diagrams/library/load.ts). The development server bundles it as it does any package.
 */
export type Options = {
  /** False: browsers get Mermaid as the bundler makes it of the package. */
  speed: boolean;
};

export default function diagrams({baseUrl, generatedFilesDir}: LoadContext, options: unknown): Plugin {
  const {speed} = options as Options;
  let library: Library | undefined;
  return {
    name: 'diagrams',

    configureWebpack({mode}, isServer) {
      if (isServer) return {resolve: {alias: {mermaid: false}}};
      if (mode !== 'production' || !speed) return {};
      library = bundleLibrary();
      const parts = JSON.stringify(addressesOf(library.parts, baseUrl));
      writeAll(path.join(generatedFilesDir, 'mermaid'), new Map([['parts.json', parts]]));
      return {resolve: {alias: {mermaid: path.resolve(__dirname, './library/load')}}};
    },

    postBuild({outDir}) {
      if (library) writeAll(path.join(outDir, folder), library.files);
      return Promise.resolve();
    },
  };
}
