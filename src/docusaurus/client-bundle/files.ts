/** Names of files: those that only the pages of a part ask for stand in the part, not in the script of every page. */
import type {Chunk, Compilation, Compiler} from '@rspack/core';
import {filesOf} from './tables';

const name = 'client-bundle';

/** Names of files by the numbers of their chunks. */
type Files = Record<string, string>;

const fileOf = (chunk: Chunk) => [...chunk.files].find((file) => file.endsWith('.js')) ?? '';

/** @returns the part that alone leads to a chunk; undefined when there are other ways */
function partOf(chunk: Chunk, parts: readonly string[]): string | undefined {
  const parents = [...chunk.groupsIterable].flatMap((group) =>
    group.getParents().flatMap(({chunks}) => chunks),
  );
  return parts.find((part) => parents.length > 0 && parents.every((parent) => parent.name === part));
}

/** Changes a script that is to be made smaller and to get its name from its content later. */
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

/** The bundler's table of the files of all chunks: its beginning, its entries, and its end. */
const table = /(__webpack_require__\.u = [^{]*\{[^{]*\{)([^}]*)(\})/;

function moveFiles(compilation: Compilation, parts: readonly string[]): void {
  const files = new Map(parts.map((part): [string, Files] => [part, {}]));
  for (const chunk of compilation.chunks) {
    const own = files.get(partOf(chunk, parts) ?? '');
    const file = fileOf(chunk);
    if (own && chunk.id && file) own[chunk.id] = file;
  }
  const moved = new Set([...files.values()].flatMap((own) => Object.keys(own)));
  change(compilation, 'runtime~main', table, (_, start = '', entries = '', end = '') => {
    const kept = entries.split(',').filter((entry) => !moved.has(/"(.+?)"/.exec(entry)?.[1] ?? ''));
    return `${start}${kept.join()}${end}`;
  });
  for (const [part, own] of files)
    change(compilation, part, JSON.stringify(filesOf(part)), () => JSON.stringify(own));
}

/** @param parts names of the chunks of all parts */
export const movingFiles = (parts: readonly string[]) => ({
  apply({hooks, webpack}: Compiler): void {
    if (parts.length === 0) return;
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({name, stage}, () => moveFiles(compilation, parts));
    });
  },
});
