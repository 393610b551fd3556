import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PluginWithStep} from '../build/contract.node';
import {drawingFolder} from './key';
import {standalone} from './standalone';

export {drawings} from './markdown';

/** Where the drawings of a built site are files of their own: feeds show them. */
export const publicFolder = 'assets/diagrams';

/**
 * Drawings are stored beside the sources and stand in pages (`markdown.ts`). A diagram without one is drawn in the
 * browser, where the page that holds it brings Mermaid; the server never draws.
 */
export default function diagrams({siteDir}: LoadContext): PluginWithStep {
  return {
    name: 'diagrams',

    configureWebpack: (_, isServer) => (isServer ? {resolve: {alias: {mermaid: false}}} : {}),

    builtPages: {
      name: 'diagrams',
      prepare(outDir) {
        const from = path.join(siteDir, drawingFolder);
        const target = path.join(outDir, publicFolder);
        mkdirSync(target, {recursive: true});
        for (const name of readdirSync(from).filter((file) => file.endsWith('.svg')))
          writeFileSync(path.join(target, name), standalone(readFileSync(path.join(from, name), 'utf8')));
      },
    },
  };
}
