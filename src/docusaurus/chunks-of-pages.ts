/**
 * Docusaurus writes a script element for each chunk of a page: it looks up what the server has rendered by request
 * (`@site/docs/intro.md`) in the client manifest, where Rspack names chunks alone. Pages would then learn of their own
 * chunks only when React starts.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Compiler} from '@rspack/core';

type Manifest = {origins: Record<string, string[]>};

/** A line of the generated registry: the name of a chunk, and the request that it answers. */
const entry = /^ *"([^"]+)": \[\(\) => import\(.*\), "([^"]+)", /gm;

/**
 * @param manifest of the client build
 * @param registry source of the module that knows how to load each chunk
 * @returns the manifest, in which requests lead to the chunks as well
 * @throws Error when the registry names no chunk of the manifest
 */
export function withRequests<M extends Manifest>(manifest: M, registry: string): M {
  const requests = [...registry.matchAll(entry)].flatMap(([, name = '', request = '']) => {
    const chunks = manifest.origins[name];
    return chunks ? [[request, chunks] as const] : [];
  });
  if (!requests.length)
    throw new Error(
      '.docusaurus/registry.js does not look as that of Docusaurus 3.8.1 does. Remedy: adapt src/docusaurus/chunks-of-pages.ts.',
    );
  return {...manifest, origins: {...manifest.origins, ...Object.fromEntries(requests)}};
}

/** @param folder of the modules that Docusaurus generates */
export const chunksOfPages = (folder: string) => ({
  apply({hooks}: Compiler): void {
    hooks.afterEmit.tap('chunks-of-pages', () => {
      const file = path.join(folder, 'client-manifest.json');
      const registry = readFileSync(path.join(folder, 'registry.js'), 'utf8');
      const manifest = withRequests(JSON.parse(readFileSync(file, 'utf8')) as Manifest, registry);
      writeFileSync(file, JSON.stringify(manifest));
    });
  },
});
