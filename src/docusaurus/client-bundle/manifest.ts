/**
 * Completes the client manifest, so that a page names all its scripts: Docusaurus's server looks them up by module, and
 * the manifest lacks modules that a group of routes imports; the page would load them after React has started.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import type {Chunk, Compilation, Compiler} from '@rspack/core';
import type {Table} from './tables';

type Manifest = {origins: Record<string, string[]>};

/** @returns the ids of a chunk and of the chunks that it depends on */
const numbersOf = (chunk: Chunk | undefined): string[] =>
  Array.from(chunk?.groupsIterable ?? []).flatMap((group) => group.chunks.flatMap(({id}) => id ?? []));

function complete(manifest: Manifest, {namedChunks}: Compilation, tables: readonly Table[]): void {
  for (const {name, chunks} of tables)
    for (const [chunk, request] of chunks)
      manifest.origins[request] = [name, chunk].flatMap((found) => numbersOf(namedChunks.get(found)));
}

/** @param file path of the manifest */
export const completingManifest = (file: string, tables: readonly Table[]) => ({
  apply({hooks}: Compiler): void {
    hooks.afterEmit.tap('client-bundle', (compilation) => {
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
      complete(manifest, compilation, tables);
      writeFileSync(file, JSON.stringify(manifest));
    });
  },
});
