/** Moves the names of chunk files that only one group of routes needs out of the bundler's runtime, which every page loads, into the group. */
import type {Chunk, Compilation, Compiler} from '@rspack/core';
import {warnOfMisfit} from '../standAside';
import {filesOf} from './tables';

const name = 'client-bundle';

const sourceOf = (compilation: Compilation, file: string) =>
  compilation.getAsset(file)?.source.source().toString() ?? '';

/** Names of files by the numbers of their chunks. */
type Files = Record<string, string>;

const fileOf = (chunk: Chunk) => [...chunk.files].find((file) => file.endsWith('.js')) ?? '';

/** @returns the group that alone imports a chunk; undefined when others import it as well */
function partOf(chunk: Chunk, parts: readonly string[]): string | undefined {
  const parents = [...chunk.groupsIterable].flatMap((group) =>
    group.getParents().flatMap(({chunks}) => chunks),
  );
  return parts.find((part) => parents.length > 0 && parents.every((parent) => parent.name === part));
}

/** Edits a script before it is minified and named by its content. */
function change(
  compilation: Compilation,
  chunk: string,
  asked: RegExp | string,
  by: (...found: string[]) => string,
) {
  const {sources} = compilation.compiler.webpack;
  const file = fileOf(compilation.namedChunks.get(chunk) as Chunk);
  compilation.updateAsset(file, (old) => {
    const source = old.source().toString();
    const changed = source.replace(asked, by);
    if (changed === source)
      throw new Error(
        `${file} has no ${String(asked)}, as it has with Rspack 1.7. Adapt src/docusaurus/client-bundle/files.ts.`,
      );
    return new sources.RawSource(changed);
  });
}

/** The runtime's table of chunk files: its beginning, its entries, and its end. */
const table = /(__webpack_require__\.u = [^{]*\{[^{]*\{)([^}]*)(\})/;

function moveFiles(compilation: Compilation, parts: readonly string[]): void {
  const files = new Map(parts.map((part): [string, Files] => [part, {}]));
  for (const chunk of compilation.chunks) {
    const own = files.get(partOf(chunk, parts) ?? '');
    const file = fileOf(chunk);
    if (own && chunk.id && file) own[chunk.id] = file;
  }
  const runtime = fileOf(compilation.namedChunks.get('runtime~main') as Chunk);
  if (!table.test(sourceOf(compilation, runtime))) {
    warnOfMisfit(name, [
      `${runtime} has no ${String(table)}, as it has with Rspack 1.7: names of chunk files stay in it`,
    ]);
    for (const own of files.values()) for (const chunk of Object.keys(own)) delete own[chunk];
  }
  const moved = new Set([...files.values()].flatMap((own) => Object.keys(own)));
  if (moved.size)
    change(compilation, 'runtime~main', table, (_, start = '', entries = '', end = '') => {
      const kept = entries.split(',').filter((entry) => !moved.has(/"(.+?)"/.exec(entry)?.[1] ?? ''));
      return `${start}${kept.join()}${end}`;
    });
  for (const [part, own] of files)
    change(compilation, part, JSON.stringify(filesOf(part)), () => JSON.stringify(own));
}

/** @param parts names of the chunks of all groups of routes */
export const movingFiles = (parts: readonly string[]) => ({
  apply({hooks, webpack}: Compiler): void {
    if (parts.length === 0) return;
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({name, stage}, () => moveFiles(compilation, parts));
    });
  },
});
