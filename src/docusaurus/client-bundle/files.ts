/** Moves the names of chunk files that only one group of routes needs out of the bundler's runtime, which every page loads, into the group. */
import type {Chunk, Compilation, Compiler} from '@rspack/core';
import {warnOfMisfit} from '../standAside';
import {filesOf} from './tables';

const name = 'client-bundle';

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

/**
 * Edits a script before it is minified and named by its content.
 *
 * @param change returns undefined where the script has another shape
 * @returns whether the script was changed
 */
function edit(
  compilation: Compilation,
  chunk: string,
  change: (source: string) => string | undefined,
): boolean {
  const file = fileOf(compilation.namedChunks.get(chunk) as Chunk);
  const changed = change(compilation.getAsset(file)?.source.source().toString() ?? '');
  if (changed === undefined) return false;
  compilation.updateAsset(file, new compilation.compiler.webpack.sources.RawSource(changed));
  return true;
}

/** The runtime's table of chunk files: its beginning, its entries, and its end. */
const table = /(__webpack_require__\.u = [^{]*\{[^{]*\{)([^}]*)(\})/;

/** @returns the runtime without the names of the files of some chunks; undefined when its table has another shape */
function withoutFiles(runtime: string, chunks: ReadonlySet<string>): string | undefined {
  const changed = runtime.replace(table, (_, start: string, entries: string, end: string) => {
    const kept = entries.split(',').filter((entry) => !chunks.has(/"(.+?)"/.exec(entry)?.[1] ?? ''));
    return `${start}${kept.join()}${end}`;
  });
  return changed === runtime ? undefined : changed;
}

function moveFiles(compilation: Compilation, parts: readonly string[]): void {
  const files = new Map(parts.map((part): [string, Files] => [part, {}]));
  for (const chunk of compilation.chunks) {
    const own = files.get(partOf(chunk, parts) ?? '');
    const file = fileOf(chunk);
    if (own && chunk.id && file) own[chunk.id] = file;
  }
  const moved = new Set([...files.values()].flatMap((own) => Object.keys(own)));
  const fits = moved.size === 0 || edit(compilation, 'runtime~main', (source) => withoutFiles(source, moved));
  if (!fits)
    warnOfMisfit(name, [
      `The runtime has no ${String(table)}, as it has with Rspack 1.7: names of files stay in it.`,
    ]);
  for (const [part, own] of files) {
    const placeholder = JSON.stringify(filesOf(part));
    const names = JSON.stringify(fits ? own : {});
    if (
      !edit(compilation, part, (source) =>
        source.includes(placeholder) ? source.replace(placeholder, () => names) : undefined,
      )
    )
      throw new Error(
        `${part} has no ${placeholder}. Remedy: correct src/docusaurus/client-bundle/tables.ts, or build with SPEED=off.`,
      );
  }
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
